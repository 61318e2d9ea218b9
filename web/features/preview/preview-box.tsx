import type { ReactNode } from 'react'
import { isTemplateId, templateIds } from '@vitrine/common/templates/ids'
import type { TemplateDefinition } from '@vitrine/templates/definition'
import { ErrorState } from '../../components/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../components/skeleton.tsx'
import { classNames } from '../../lib/class-names.ts'
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
            title="Template Rendering Error"
            message={`The template (${templateId}) couldn’t be loaded.`}
            safe="Your content isn’t affected."
            retryLabel="Try Again"
            onRetry={() => void template.refetch()}
          />
        </Centered>
      ) : (
        <SkeletonGroup label="Loading template…" className="size-full p-6">
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
        title="Template Not Found"
        message={`Unknown template: ${id}`}
        safe={`Available templates: ${templateIds.join(', ')}`}
      />
    </Centered>
  )
}

export const Centered = ({ children }: { children: ReactNode }) => (
  <div className="grid size-full place-items-center overflow-auto p-4">{children}</div>
)
