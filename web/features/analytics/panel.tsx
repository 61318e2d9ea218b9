import { useId, type ReactNode } from 'react'
import { Card } from '../../components/card.tsx'

/** One subject of the figures. */
export function Panel({ title, description, children }: { title: string; description?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card className="grid h-full content-start gap-4 p-5">
        <div>
          <h2 id={id} className="font-semibold">
            {title}
          </h2>
          {description && <p className="text-sm text-muted">{description}</p>}
        </div>
        {children}
      </Card>
    </section>
  )
}

export const Empty = ({ children }: { children: ReactNode }) => (
  <p className="py-6 text-center text-sm text-muted">{children}</p>
)
