import { useEffect, useMemo, useState } from 'react'
import type { Page } from '@vitrine/common/api/pages'
import type { Portfolio } from '@vitrine/common/api/shapes'
import type { TemplateMetadata } from '@vitrine/common/fields/section'
import { pageMetadata } from '@vitrine/common/portfolio/pages/page-content'
import { whenIdle } from '../../../../lib/idle.ts'
import { DocumentContext } from '../../state/editor-context.ts'
import { openPageSession } from '../state/page-session.ts'
import { PageWorkspace } from './page-workspace.tsx'

export interface OpenPageProps {
  uid: string
  portfolio: Portfolio
  /** Of the portfolio's template. */
  metadata: TemplateMetadata
  page: Page
}

/** An open page, starting from its state on the server. */
export function OpenPage({ uid, portfolio, metadata, page }: OpenPageProps) {
  const [session] = useState(() => openPageSession(uid, portfolio, page))
  useEffect(() => session.start(), [session])
  const editor = useMemo(
    () => ({
      ...session,
      metadata: pageMetadata(),
      labels: {
        subject: 'page' as const,
        key: page.id,
        load: whenIdle(async () => {
          const { pageLabelOf } = await import('@vitrine/common/portfolio/pages/page-labels')
          return (path: string) => pageLabelOf(path, session.store.getState().history.present.content)
        }),
      },
    }),
    [session, page.id],
  )
  return (
    <DocumentContext value={editor}>
      <PageWorkspace session={session} siteMetadata={metadata} />
    </DocumentContext>
  )
}
