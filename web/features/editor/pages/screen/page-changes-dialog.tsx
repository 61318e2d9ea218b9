import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { getLive } from '@vitrine/common/api/live'
import { getPortfolio } from '@vitrine/common/api/portfolios'
import type { TemplateMetadata } from '@vitrine/common/fields/section'
import { labelOf } from '@vitrine/common/portfolio/labels'
import { pageEditorPath } from '@vitrine/common/routes'
import { request } from '../../../../lib/api.ts'
import { heard, say } from '../../../../lib/words/say.ts'
import { ChangeChoice } from '../../live/change-choice.tsx'
import type { ChangeEntry } from '../../live/change-row.tsx'
import { notLive } from '../../live/not-live.ts'
import { pagesNotLive } from '../../live/pages-not-live.ts'
import { useChangeNames } from '../../live/use-change-names.ts'
import { useFacts } from '../state/page-facts.ts'
import type { PageSession } from '../state/page-session.ts'

interface PageChangesDialogProps {
  session: PageSession
  siteMetadata: TemplateMetadata
  /** @param paths of the chosen changes; undefined for all */
  onPublish: (paths: readonly string[] | undefined) => void
  onClose: () => void
}

const nothingHidden = { hidden: [] }

/** All changes that visitors do not see yet, of this page, of others and of the home page, to publish all or some of them. */
export function PageChangesDialog({ session, siteMetadata, onPublish, onClose }: PageChangesDialogProps) {
  const { portfolioId, facts, saveAll } = session
  const navigate = useNavigate()
  const openPage = useFacts(facts, ({ page }) => page.id)
  const stored = useQuery({
    queryKey: ['stored-changes', portfolioId],
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      if (!(await saveAll()))
        throw new Error(say('Your last changes couldn’t be saved, so they can’t be published yet.'))
      const params = { id: portfolioId }
      const [live, portfolio] = await Promise.all([
        request(getLive, { params, signal }),
        request(getPortfolio, { params, signal }),
      ])
      return {
        pages: pagesNotLive(live),
        layout: portfolio.layout,
        home: notLive(live, { templateId: portfolio.templateId, document: portfolio }),
      }
    },
  })
  const names = useChangeNames(siteMetadata, stored.data?.layout ?? nothingHidden)
  const entries = useMemo((): ChangeEntry[] | null => {
    if (!stored.data) return null
    const { pages, home } = stored.data
    return [
      ...pages.map((place) => ({
        place,
        label: place.label,
        field: place.isThere && place.pageId !== openPage ? place.pageId : null,
      })),
      ...home.map((place) => ({ place, label: heard(labelOf(place.path, siteMetadata)), field: null })),
    ]
  }, [stored.data, openPage, siteMetadata])

  const pathsOf = (chosen: readonly string[]) =>
    Promise.resolve(
      (entries ?? [])
        .filter(({ place }) => chosen.includes(place.path))
        .flatMap(({ place }) => place.changes.map(({ path }) => path)),
    )

  return (
    <ChangeChoice
      entries={entries}
      names={names}
      error={stored.error}
      onRetry={() => void stored.refetch()}
      onEdit={(pageId) => void navigate(pageEditorPath(portfolioId, pageId))}
      pathsOf={pathsOf}
      onPublish={onPublish}
      onClose={onClose}
    />
  )
}
