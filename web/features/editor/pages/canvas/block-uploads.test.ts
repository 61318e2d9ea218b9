import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Block } from '@vitrine/common/portfolio/pages/blocks'
import { toast } from '../../../../lib/toast.ts'
import { uploadFile } from '../../files/upload-file.ts'
import { portfolio } from '../../state/saver-server.ts'
import { createDocumentStore } from '../../state/store.ts'
import type { PageDraft } from '../state/page-draft.ts'
import type { PageSession } from '../state/page-session.ts'
import { createBlockUploads } from './block-uploads.ts'

vi.mock('../../files/upload-file.ts')

const file = (name: string) => new File(['x'], name)
const film = { itemId: 'm', file: file('film.mp4') }

/** An upload that a test ends when it likes. */
function pending() {
  const upload = Promise.withResolvers<Awaited<ReturnType<typeof uploadFile>>>()
  let progress: (share: number) => void = () => {}
  let signal = new AbortController().signal
  vi.mocked(uploadFile).mockImplementationOnce((_place, _file, options) => {
    progress = options.onProgress
    signal = options.signal
    options.signal.addEventListener('abort', () => upload.reject(options.signal.reason as Error))
    return upload.promise
  })
  const end = (path: string) => upload.resolve({ notice: null, parts: (at) => [{ path: `${at}Path`, value: path }] })
  return { end, fail: upload.reject, progress: (share: number) => progress(share), isAborted: () => signal.aborted }
}

function start(
  blocks: Block[] = [
    { itemId: 'a', type: 'text' },
    { itemId: 'm', type: 'media' },
  ],
) {
  const store = createDocumentStore<PageDraft>(portfolio, { document: { content: { blocks } }, revision: 1 })
  const session = {
    portfolioId: 'p',
    store,
    commitMany: (values: Parameters<typeof store.setValues>[0]) => store.setValues(values),
    isPrivate: () => false,
    pictures: { queue: () => null },
  } as unknown as PageSession
  const uploads = createBlockUploads(session)
  const stop = uploads.start()
  return { uploads, stop, store, blocks: () => store.getState().history.present.content.blocks ?? [] }
}

beforeEach(() => {
  vi.mocked(uploadFile).mockReset()
  vi.spyOn(toast, 'error').mockReset().mockReturnValue(undefined)
})

describe('files on their way to blocks', () => {
  it('find their block where it is by then, and tell how far they are', async () => {
    const { uploads, store, blocks } = start()
    const upload = pending()
    uploads.add([film])
    await vi.waitFor(() => expect(uploadFile).toHaveBeenCalledOnce())
    upload.progress(0.4)
    expect(uploads.waiting()).toMatchObject([{ itemId: 'm', share: 0.4 }])
    store.setValues([{ path: 'content.blocks', value: blocks().toReversed() }])
    upload.end('files/film.mp4')
    await vi.waitFor(() => expect(uploads.waiting()).toEqual([]))
    expect(blocks()).toEqual([
      { itemId: 'm', type: 'media', mediaPath: 'files/film.mp4' },
      { itemId: 'a', type: 'text' },
    ])
  })

  it('can be cancelled, without a word', async () => {
    const { uploads, blocks } = start()
    const upload = pending()
    uploads.add([film])
    await vi.waitFor(() => expect(uploadFile).toHaveBeenCalledOnce())
    const [running] = uploads.waiting()
    if (running && 'cancel' in running) running.cancel()
    expect(upload.isAborted()).toBe(true)
    await vi.waitFor(() => expect(uploads.waiting()).toEqual([]))
    expect(toast.error).not.toHaveBeenCalled()
    expect(blocks()[1]).toEqual({ itemId: 'm', type: 'media' })
  })

  it('that fail are named, and can be tried again', async () => {
    const { uploads, blocks } = start()
    const first = pending()
    uploads.add([film])
    await vi.waitFor(() => expect(uploadFile).toHaveBeenCalledOnce())
    first.fail(new Error('The connection broke.'))
    await vi.waitFor(() => expect(toast.error).toHaveBeenCalledOnce())
    const [message, options] = vi.mocked(toast.error).mock.calls[0] ?? []
    expect(message).toContain('film.mp4')
    const second = pending()
    const { action } = options as unknown as { action: { onClick: () => void } }
    action.onClick()
    await vi.waitFor(() => expect(uploadFile).toHaveBeenCalledTimes(2))
    second.end('files/film.mp4')
    await vi.waitFor(() => expect(blocks()[1]).toMatchObject({ mediaPath: 'files/film.mp4' }))
  })

  it('whose block was deleted are written nowhere', async () => {
    const { uploads, store, blocks } = start()
    const upload = pending()
    uploads.add([film])
    await vi.waitFor(() => expect(uploadFile).toHaveBeenCalledOnce())
    store.setValues([{ path: 'content.blocks', value: [{ itemId: 'a', type: 'text' }] }])
    upload.end('files/film.mp4')
    await vi.waitFor(() => expect(uploads.waiting()).toEqual([]))
    expect(blocks()).toEqual([{ itemId: 'a', type: 'text' }])
  })

  it('end with the editor', async () => {
    const { uploads, stop } = start()
    const upload = pending()
    uploads.add([film])
    await vi.waitFor(() => expect(uploadFile).toHaveBeenCalledOnce())
    stop()
    expect(upload.isAborted()).toBe(true)
    await vi.waitFor(() => expect(uploads.waiting()).toEqual([]))
  })
})
