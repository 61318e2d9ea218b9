import { useState } from 'react'
import type { TemplateSummary } from '@vitrine/common/api/shapes'
import { Button } from '../../../components/button.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { Notice } from '../../../components/notice.tsx'
import { say } from '../../../lib/words/say.ts'
import { TemplateCard } from '../template-card.tsx'
import { TemplateGridSkeleton, templateGridClass } from '../template-grid-skeleton.tsx'
import { useCreatePortfolio } from '../use-create-portfolio.ts'
import { useFavourites } from '../use-favourites.ts'
import { useTemplates } from '../use-templates.ts'

export function ChooserPage() {
  const templates = useTemplates()
  const favourites = useFavourites()
  const creation = useCreatePortfolio()
  const [failed, setFailed] = useState(false)

  const use = ({ id, name }: TemplateSummary) => {
    setFailed(false)
    creation.mutate({ templateId: id, name: `${name} – Draft` }, { onError: () => setFailed(true) })
  }

  return (
    <div className="page-width py-10">
      <h1 className="text-xl font-semibold">{say('Choose a template')}</h1>
      <p className="mt-1 mb-8 text-muted">
        {say('It becomes a draft that only you can see. You can change anything later.')}
      </p>

      {failed && (
        <Notice tone="danger" className="mb-6">
          {say('Failed to create portfolio. Please try again.')}
        </Notice>
      )}
      {templates.isPending && <TemplateGridSkeleton />}
      {templates.isError && (
        <ErrorState
          title={say('Failed to load templates. Please try again later.')}
          safe={say('Your portfolios aren’t affected.')}
          onRetry={() => window.location.reload()}
        />
      )}
      {templates.data?.length === 0 && (
        <EmptyState title={say('No templates available')}>{say('Templates will appear here soon.')}</EmptyState>
      )}
      {templates.data && (
        <ul className={templateGridClass}>
          {templates.data.map((template) => {
            const busy = creation.isPending && creation.variables.templateId === template.id
            return (
              <li key={template.id}>
                <TemplateCard
                  template={template}
                  favourites={favourites}
                  action={
                    <Button variant="primary" busy={busy} onClick={() => use(template)}>
                      {busy ? say('Creating...') : say('Use This Template')}
                      <span className="sr-only"> {template.name}</span>
                    </Button>
                  }
                />
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
