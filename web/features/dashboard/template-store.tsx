import { Link } from 'react-router-dom'
import { appRoutes } from '@vitrine/common/routes'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { heard, say } from '../../lib/words/say.ts'
import { TemplateCard, TemplateGridSkeleton, useCreatePortfolio, useFavourites, useTemplates } from '../store/index.ts'
import { cardGridClass } from './card-grid.ts'

/** Specification 1, section 9. */
const TEMPLATES_SHOWN = 6

export function TemplateStore() {
  const templates = useTemplates()
  const favourites = useFavourites()
  const creation = useCreatePortfolio()
  return (
    <section aria-labelledby="template-store">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="template-store" className="text-lg font-semibold">
          {say('Template Store')}
        </h2>
        <Link to={appRoutes.store} className="link text-sm">
          {say('View all templates')}
        </Link>
      </div>
      {creation.isError && (
        <Notice tone="danger" className="mb-5">
          {say('Failed to create portfolio. Please try again.')}
        </Notice>
      )}
      {templates.isPending ? (
        <TemplateGridSkeleton count={3} />
      ) : templates.isError ? (
        <Notice
          tone="danger"
          action={
            <Button size="sm" onClick={() => void templates.refetch()}>
              {say('Retry')}
            </Button>
          }
        >
          {say('Failed to load templates: {message}', { message: heard(templates.error.message) })}
        </Notice>
      ) : (
        <ul className={cardGridClass}>
          {templates.data.slice(0, TEMPLATES_SHOWN).map((template) => {
            const { id, name } = template
            const busy = creation.isPending && creation.variables.templateId === id
            return (
              <li key={id} className="min-w-0">
                <TemplateCard
                  template={template}
                  favourites={favourites}
                  heading="h3"
                  action={
                    <Button busy={busy} onClick={() => creation.mutate({ templateId: id, name: `${name} – Draft` })}>
                      {busy ? say('Creating...') : say('Use This Template')}
                      <span className="sr-only"> {name}</span>
                    </Button>
                  }
                />
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
