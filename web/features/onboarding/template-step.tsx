import type { TemplateId } from '@vitrine/common/templates/ids'
import type { Category } from '@vitrine/common/templates/listing'
import { ErrorState } from '../../components/error-state.tsx'
import { heard, say } from '../../lib/words/say.ts'
import { TemplateGridSkeleton, TemplateImage, useTemplates } from '../store/index.ts'
import { ChoiceCard } from './choice-card.tsx'

const gridClass = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'

interface TemplateStepProps {
  trade: Category | null
  value: TemplateId | null
  onChange: (id: TemplateId) => void
}

export function TemplateStep({ trade, value, onChange }: TemplateStepProps) {
  const templates = useTemplates()
  if (templates.isPending) return <TemplateGridSkeleton count={3} className={gridClass} />
  if (templates.isError) {
    return (
      <ErrorState
        title={say('The templates couldn’t be loaded')}
        message={heard(templates.error.message)}
        safe={say('You can skip this step and choose one later.')}
        onRetry={() => void templates.refetch()}
      />
    )
  }
  const usable = templates.data.filter(({ available }) => available)
  const fitting = [
    ...usable.filter(({ category }) => category === trade),
    ...usable.filter(({ category }) => category !== trade),
  ]
  return (
    <fieldset>
      <legend className="mb-5 text-muted">{say('We’ll make a draft from it that only you can see.')}</legend>
      <div className={gridClass}>
        {fitting.map((template) => (
          <ChoiceCard
            key={template.id}
            name="template"
            checked={value === template.id}
            onChoose={() => onChange(template.id)}
          >
            <TemplateImage src={template.image} name={heard(template.name)} className="border-b border-line" />
            <span className="flex items-baseline justify-between gap-2 p-4">
              <span className="font-semibold">{heard(template.name)}</span>
              <span className="text-sm text-muted">{heard(template.price)}</span>
            </span>
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  )
}
