import { useId, type ReactNode } from 'react'
import { Card } from '../../components/card.tsx'

/** One subject of the account: what it is about beside what can be done. */
export function Section({
  title,
  description,
  children,
}: {
  title: string
  description?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-x-10 gap-y-5 p-5 sm:p-8 md:grid-cols-[14rem_1fr]">
        <div>
          <h2 id={id} className="text-lg font-semibold">
            {title}
          </h2>
          {description && <p className="mt-1 text-sm text-muted">{description}</p>}
        </div>
        <div className="grid min-w-0 content-start gap-5">{children}</div>
      </Card>
    </section>
  )
}
