import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Portfolio } from '@vitrine/common/api/shapes'
import { getTemplateMeta } from '@vitrine/common/api/templates'
import type { TemplateMetadata } from '@vitrine/common/fields/section'
import { request } from '../../../lib/api.ts'
import { whenIdle } from '../../../lib/idle.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { say } from '../../../lib/words/say.ts'
import { DocumentContext, EditorContext } from '../state/editor-context.ts'
import { openEditorSession } from '../state/session.ts'
import { Workspace } from './workspace.tsx'

export interface OpenEditorProps {
  uid: string
  portfolio: Portfolio
  /** Of the portfolio's template. */
  metadata: TemplateMetadata
}

/** The editor of one portfolio, starting from its state on the server. */
export function OpenEditor({ uid, portfolio, metadata }: OpenEditorProps) {
  const [session] = useState(() => openEditorSession(uid, portfolio))
  useEffect(() => session.start(), [session])
  usePageTitle(say('Editing: {name}', { name: portfolio.name }))

  // The template can be switched, here or in another tab.
  const { store } = session
  const templateId = useSyncExternalStore(store.subscribe, () => store.getState().portfolio.templateId)
  const { data: current = metadata } = useQuery({
    queryKey: ['template-meta', templateId],
    queryFn: ({ signal }) => request(getTemplateMeta, { params: { id: templateId }, signal }),
    initialData: templateId === portfolio.templateId ? metadata : undefined,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
  const editor = useMemo(
    () => ({
      ...session,
      metadata: current,
      labels: {
        subject: 'portfolio' as const,
        key: templateId,
        load: whenIdle(async () => {
          const { labelOf } = await import('@vitrine/common/portfolio/labels')
          return (path: string) => labelOf(path, current)
        }),
      },
    }),
    [session, templateId, current],
  )

  return (
    <EditorContext value={editor}>
      <DocumentContext value={editor}>
        <Workspace />
      </DocumentContext>
    </EditorContext>
  )
}
