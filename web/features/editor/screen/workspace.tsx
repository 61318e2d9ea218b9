import { lazy, useState } from 'react'
import { LazyPart, MissingDialog, MissingPart } from '../../../components/lazy-part.tsx'
import { whenIdle } from '../../../lib/idle.ts'
import { say } from '../../../lib/words/say.ts'
import { useCancelledPayment } from '../../payment/index.ts'
import { ownDevice, type Device } from '../../preview/index.ts'
import { usePublish } from '../../publish/index.ts'
import { useCheckedPublish } from '../checks/use-checked-publish.ts'
import { useEditor, useEditorState } from '../state/editor-context.ts'
import { usePortfolioCall } from '../state/use-portfolio-call.ts'
import { EditorFrame } from './editor-frame.tsx'
import { EditorHeader } from './editor-header.tsx'
import { LivePreview } from './live-preview.tsx'
import { Sidebar } from './sidebar.tsx'
import { useIsNew } from './use-is-new.ts'
import { usePaymentArrival } from './use-payment-arrival.ts'

const PublishedBanner = lazy(async () => ({ default: (await import('./published-banner.tsx')).PublishedBanner }))
const StartBanner = lazy(async () => ({ default: (await import('./start-banner.tsx')).StartBanner }))
const LateNotices = lazy(whenIdle(async () => ({ default: (await import('./late-notices.tsx')).LateNotices })))
const ChecksDialog = lazy(async () => ({ default: (await import('../checks/checks-dialog.tsx')).ChecksDialog }))

/** The screen of an open home page. */
export function Workspace() {
  const { portfolioId, metadata, store, saveAll } = useEditor()
  const live = useEditorState(({ portfolio }) => portfolio.live)
  const status = useEditorState(({ portfolio }) => portfolio.status)
  const start = useIsNew()
  const [device, setDevice] = useState<Device>(ownDevice)
  const call = usePortfolioCall()
  const publishing = usePublish({
    portfolioId,
    metadata,
    current: () => {
      const { portfolio, history } = store.getState()
      return { portfolio, ...history.present }
    },
    save: saveAll,
    call,
  })
  const checked = useCheckedPublish(publishing.publish)
  useCancelledPayment()
  usePaymentArrival(publishing.paymentMade)

  return (
    <EditorFrame
      label={say('Editor')}
      publishing={publishing}
      call={call}
      header={
        <EditorHeader
          device={device}
          onDevice={setDevice}
          publishing={{
            ...publishing,
            // What is added to a page that is live does not bring up all the advice again.
            publish: status === 'published' ? publishing.publish : checked.publish,
            phase: checked.checking ? 'checking' : publishing.phase,
          }}
        />
      }
      notices={
        <>
          {live && (
            <LazyPart
              fallback={<div className="h-[2.8125rem] shrink-0 border-b border-success-line bg-success-soft" />}
              missing={<MissingPart name={say('The address of your page')} />}
            >
              <PublishedBanner live={live} />
            </LazyPart>
          )}
          <LazyPart missing={<MissingDialog name={say('The banner for schedules and comments')} />}>
            <LateNotices />
          </LazyPart>
          {start.isNew && (
            <LazyPart missing={<MissingDialog name={say('The choice of an empty page')} onClose={start.dismiss} />}>
              <StartBanner onClose={start.dismiss} />
            </LazyPart>
          )}
        </>
      }
      form={<Sidebar />}
      formClass="lg:w-[26rem] lg:flex-none xl:w-[38rem]"
      preview={<LivePreview device={device} onDevice={setDevice} />}
    >
      {checked.reviewing && (
        <LazyPart missing={<MissingDialog name={say('The page check')} onClose={checked.closeReview} />}>
          <ChecksDialog onClose={checked.closeReview} onPublish={() => void publishing.publish()} />
        </LazyPart>
      )}
    </EditorFrame>
  )
}
