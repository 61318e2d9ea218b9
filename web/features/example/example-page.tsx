import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { appRoutes } from '@vitrine/common/routes'
import { isTemplateId } from '@vitrine/common/templates/ids'
import { LinkButton } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../components/skeleton.tsx'
import { messageOf } from '../../lib/api-error.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { PreviewFrame } from '../preview/index.ts'
import { useExample } from './use-example.ts'

const backToStore = <LinkButton to={appRoutes.store}>Browse Templates</LinkButton>

/** A template with its example content, filling the window. */
export function ExamplePage() {
  const { templateId = '' } = useParams()
  const id = isTemplateId(templateId) ? templateId : null
  const example = useExample(id)
  usePageTitle(id ? `${nameOf(id)} template` : 'Template not found')

  if (!id)
    return (
      <Message>
        <EmptyState title="Template not found" action={backToStore}>
          No template has this address.
        </EmptyState>
      </Message>
    )
  if (example.isPending) {
    return (
      <SkeletonGroup label="Loading template…" className="grid h-dvh content-start gap-6 p-6 sm:p-16">
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-[50vh] w-full" />
      </SkeletonGroup>
    )
  }
  if (example.isError) {
    const message = messageOf(example.error, 'Unknown error')
    return (
      <Message>
        <ErrorState
          title={`Failed to load template data: ${message}`}
          onRetry={() => void example.refetch()}
          actions={backToStore}
        />
      </Message>
    )
  }
  if (Object.keys(example.data).length === 0) {
    return (
      <Message>
        <EmptyState title="No content available for this template." action={backToStore} />
      </Message>
    )
  }
  return (
    <div className="h-dvh">
      <PreviewFrame
        templateId={id}
        content={example.data}
        title={`Example portfolio made with the ${nameOf(id)} template`}
        className="h-full"
      />
    </div>
  )
}

const Message = ({ children }: { children: ReactNode }) => (
  <main className="page-width grid min-h-dvh place-content-center py-12">{children}</main>
)

/** 'developer-pro' → 'Developer pro', for the tab. */
const nameOf = (id: string) =>
  id
    .replace(/^portfolio-v\d+-/, '')
    .replaceAll('-', ' ')
    .replace(/^./, (letter) => letter.toUpperCase())
