import type { ReactNode } from 'react'

/** One tab of the sidebar. */
export function Panel({ title, description, children }: { title: string; description?: string; children: ReactNode }) {
  return (
    <div className="relative min-h-0 flex-1 overflow-y-auto">
      <div className="grid max-w-lg gap-5 px-5 py-6">
        <div className="grid gap-1">
          <h2 className="text-base font-semibold">{title}</h2>
          {description && <p className="text-sm text-muted">{description}</p>}
        </div>
        {children}
      </div>
    </div>
  )
}
