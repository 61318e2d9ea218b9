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
  const content = useStoreState(store, ({ history }) => history.present.content)
  const site = useStoreState(store, ({ portfolio }) => portfolio)
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
