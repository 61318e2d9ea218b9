import { ArrowRight, Eye } from 'lucide-react'
import { featuredTemplates } from 'virtual:featured-templates'
import { appRoutes, examplePath } from '@vitrine/common/routes'
import { AppLink } from '../../components/app-link.tsx'
import { buttonClass } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { ExternalLink } from '../../components/external-link.tsx'
import { heard, say } from '../../lib/words/say.ts'
import { Screenshot } from './screenshot.tsx'

export const FeaturedTemplates = () => (
  <section aria-labelledby="featured" className="page-width py-16 sm:py-20">
    <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
      <div>
        <h2 id="featured" className="text-xl font-semibold">
          {say('Featured templates')}
        </h2>
        <p className="mt-1 text-muted">{say('Open one: it’s a complete site with real-life content.')}</p>
      </div>
      <AppLink to={appRoutes.store} className="link inline-flex items-center gap-1 text-sm">
        {say('All templates')} <ArrowRight aria-hidden className="size-4" />
      </AppLink>
    </div>
    <ul className="grid gap-6 md:grid-cols-3">
      {featuredTemplates.map(({ id, name, category, price, image }) => (
        <li key={id}>
          <Card className="flex h-full flex-col overflow-hidden">
            <Screenshot
              src={image}
              sizes="(min-width: 48rem) 24rem, 92vw"
              className="aspect-[8/5] border-b border-line"
            />
            <div className="flex flex-1 flex-wrap items-center justify-between gap-3 p-5">
              <div>
                <h3 className="text-base font-semibold">{name}</h3>
                <p className="text-sm text-muted">
                  {heard(category)} · {heard(price)}
                </p>
              </div>
              <ExternalLink href={examplePath(id)} className={buttonClass({ variant: 'secondary' })}>
                <Eye aria-hidden /> {say('Preview')}
                <span className="sr-only"> {say('of {name}', { name })}</span>
              </ExternalLink>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  </section>
)
