import { Link } from 'react-router-dom'
import { ArrowRight, Eye } from 'lucide-react'
import { appRoutes, examplePath } from '@vitrine/common/routes'
import { buttonClass } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { ExternalLink } from '../../components/external-link.tsx'
import { TemplateGridSkeleton, TemplateImage, useTemplates } from '../store/index.ts'

const SHOWN = 3
const gridClass = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-6'

/** Featured templates of the catalogue that can be used; others fill up while there are fewer. */
export function FeaturedTemplates() {
  const templates = useTemplates()
  const usable = (templates.data ?? []).filter(({ available }) => available)
  const shown = [...usable.filter(({ featured }) => featured), ...usable.filter(({ featured }) => !featured)].slice(0, SHOWN)
  if (templates.data && shown.length === 0) return null
  return (
    <section aria-labelledby="featured" className="page-width py-16 sm:py-20">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="featured" className="text-xl font-semibold">Featured templates</h2>
          <p className="mt-1 text-muted">Open one: it is a complete site, filled with a real-life example.</p>
        </div>
        <Link to={appRoutes.store} className="link inline-flex items-center gap-1 text-sm">
          All templates <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
      {templates.isPending && <TemplateGridSkeleton count={SHOWN} className={gridClass} />}
      {templates.isError && <ErrorState title="The templates could not be loaded" message={templates.error.message} onRetry={() => void templates.refetch()} />}
      <ul className={gridClass}>
        {shown.map((template) => (
          <li key={template.id}>
            <Card className="flex h-full flex-col overflow-hidden">
              <TemplateImage src={template.image} name={template.name} className="border-b border-line" />
              <div className="flex flex-1 flex-wrap items-center justify-between gap-3 p-5">
                <div>
                  <h3 className="text-base font-semibold">{template.name}</h3>
                  <p className="text-sm text-muted">{template.category} · {template.price}</p>
                </div>
                <ExternalLink href={examplePath(template.id)} className={buttonClass({ variant: 'secondary' })}>
                  <Eye aria-hidden /> Preview<span className="sr-only"> of {template.name}</span>
                </ExternalLink>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
