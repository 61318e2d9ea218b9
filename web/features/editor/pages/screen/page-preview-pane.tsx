import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { planOf, plans } from '@vitrine/common/plans'
import { useAuth } from '../../../auth/index.ts'
import { devices, DeviceToggle, PagePreview, type Device } from '../../../preview/index.ts'
import { useStoreState } from '../../state/editor-context.ts'
import type { PageSession } from '../state/page-session.ts'

/** The page with all unsaved edits. It renders in the same frame as what is typed in. */
export function PagePreviewPane({
  session: { store, facts },
  device,
  onDevice,
}: {
  session: PageSession
  device: Device
  onDevice: (device: Device) => void
}) {
  const { profile } = useAuth()
  const original = useStoreState(store, ({ history }) => history.present.content)
  const portfolio = useStoreState(store, (state) => state.portfolio)
  const language = useStoreState(store, (state) => state.language)
  // Until it has loaded, and without it, the page is shown in its own language.
  const { data } = useQuery({
    queryKey: ['page-translator'],
    queryFn: () => import('../../translations/translated-page-draft.ts'),
    enabled: language !== null,
    staleTime: Infinity,
  })
  const { content, site } = useMemo(
    () =>
      language && data
        ? data.translatedPageDraft(original, portfolio, language)
        : { content: original, site: portfolio },
    [original, portfolio, language, data],
  )
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 p-3 lg:p-5">
      <DeviceToggle device={device} onDevice={onDevice} className="self-center lg:hidden" />
      <PagePreview
        className="min-h-0 w-full flex-1 rounded-lg border border-line"
        templateId={site.templateId}
        site={site}
        kind={facts.getState().page.kind}
        content={content}
        width={devices[device]}
        madeWith={plans[planOf(profile)].showsMadeWith}
      />
    </div>
  )
}
