import type { ReactNode } from 'react'
import { isTemplateId, templateIds } from '@vitrine/common/templates/ids'
import type { TemplateDefinition } from '@vitrine/templates/definition'
import { ErrorState } from '../../components/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../components/skeleton.tsx'
import { classNames } from '../../lib/class-names.ts'
import { say } from '../../lib/words/say.ts'
import { useTemplate } from './use-template.ts'

export interface PreviewBoxProps {
  templateId: string
  className?: string
  /** Rendered once the template has loaded. */
  children: (definition: TemplateDefinition) => ReactNode
}

/**
 * Loads a template. Apart from what it shows: a page that changes often does not look up its template each time, and the preview of
 * a case study loads nothing that only home pages have.
 */
export function PreviewBox({ templateId, className, children }: PreviewBoxProps) {
  const template = useTemplate(templateId)
  return (
    <div className={classNames('relative overflow-hidden', className)}>
      {!isTemplateId(templateId) ? (
        <UnknownTemplate id={templateId} />
      ) : template.data ? (
        children(template.data)
      ) : template.isError ? (
        <Centered>
          <ErrorState
            title={say('Template Rendering Error')}
            message={say('The template ({name}) couldn’t be loaded.', { name: templateId })}
            safe={say('Your content isn’t affected.')}
            retryLabel={say('Try Again')}
            onRetry={() => void template.refetch()}
          />
        </Centered>
      ) : (
        <SkeletonGroup label={say('Loading template…')} className="size-full p-6">
          <Skeleton className="size-full" />
        </SkeletonGroup>
      )}
    </div>
  )
}

function UnknownTemplate({ id }: { id: string }) {
  return (
    <Centered>
      <ErrorState
        title={say('Template Not Found')}
        message={say('Unknown template: {name}', { name: id })}
        safe={say('Available templates: {names}', { names: templateIds.join(', ') })}
      />
    </Centered>
  )
}

export const Centered = ({ children }: { children: ReactNode }) => (
  <div className="grid size-full place-items-center overflow-auto p-4">{children}</div>
)
