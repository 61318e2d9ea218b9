import { describe, expect, it, vi } from 'vitest'
import { BATCH_MAX_FILES } from '@vitrine/common/limits'
import { ApiError } from '../../../lib/api-error.ts'
import { BROKEN_OFF } from '../../../lib/pictures/upload-image.ts'
import { progressOf, type Entry } from './entry.ts'
import type { KeptPictures, KnownPicture } from './kept-pictures.ts'
import { noTexts } from './picture-texts.ts'
import { placed } from './place.ts'
import { AT_ONCE, MAX_BREAKS, createQueue, type QueueCalls } from './queue.ts'
import type { Target } from './target.ts'

const gallery: Target = { list: 'content.gallery.images', label: 'Photographs', picture: 'src' }

/** Of which the text is the content. */
const file = (name: string, text = name) => new File([text], name, { type: 'image/png' })
const files = (count: number) => Array.from({ length: count }, (_, index) => file(`${index + 1}.png`))

/** What the device keeps, in memory. */
function deviceOf(): KeptPictures & { entries: Map<string, Entry>; files: Map<string, File> } {
  const [entries, stored, known] = [new Map<string, Entry>(), new Map<string, File>(), new Map<string, KnownPicture>()]
  return {
    entries,
    files: stored,
    put: (list) => Promise.resolve(list.forEach((entry) => entries.set(entry.id, entry))),
    putFile: (id, one) => Promise.resolve(void stored.set(id, one)),
    file: (id) => Promise.resolve(stored.get(id)),
    removeFile: (id) => Promise.resolve(void stored.delete(id)),
    remove: (ids) =>
      Promise.resolve(
        ids.forEach((id) => {
          entries.delete(id)
          stored.delete(id)
        }),
      ),
    known: (hash) => Promise.resolve(known.get(hash)),
    remember: (hash, picture) => Promise.resolve(void known.set(hash, picture)),
  }
}

function setup(more: Partial<QueueCalls> = {}, device = deviceOf()) {
  const uploads = new Map<string, PromiseWithResolvers<true>>()
  const started: string[] = []
  const page: { itemId: string; name: string; path: string }[] = []
  const queue = createQueue(
    {
      inspect: (one) => Promise.resolve({ file: one }),
      hashOf: (one) => one.text(),
      textsOf: () => Promise.resolve(noTexts),
      async upload({ name }, { signal }) {
        started.push(name)
        const upload = Promise.withResolvers<true>()
        uploads.set(name, upload)
        signal.addEventListener('abort', () => upload.reject(signal.reason as Error))
        await upload.promise
        return { url: `https://storage/${name}`, path: `images/${name}` }
      },
      fullness: () => null,
      shows: (path) => page.some((item) => item.path === path),
      addItem: ({ itemId, name, found }) => void page.push({ itemId, name, path: found.image.path }),
      ...more,
    },
    device,
  )
  const names = (step: Entry['step']) =>
    queue
      .getState()
      .entries.filter((entry) => entry.step === step)
      .map(({ name }) => name)
  const idOf = (name: string) => queue.getState().entries.find((entry) => entry.name === name)?.id ?? ''
  /** Until as many uploads have begun. */
  const untilStarted = (count: number) => vi.waitFor(() => expect(started).toHaveLength(count))
  const finish = (name: string) => uploads.get(name)?.resolve(true)
  const finishAll = () =>
    vi.waitFor(() => {
      for (const upload of uploads.values()) upload.resolve(true)
      expect([...names('waiting'), ...names('running')]).toEqual([])
    })
  return { queue, device, started, page, names, idOf, untilStarted, finish, finishAll, uploads }
}

describe('a batch', () => {
  it('is uploaded three at a time, in the order in which it was dropped', async () => {
    const { queue, started, names, untilStarted, finish, finishAll } = setup()
    queue.add(files(7), gallery)
    await untilStarted(AT_ONCE)
    expect(started).toEqual(['1.png', '2.png', '3.png'])
    expect(names('waiting')).toEqual(['4.png', '5.png', '6.png', '7.png'])
    finish('2.png')
    await untilStarted(AT_ONCE + 1)
    expect(names('running')).toEqual(['1.png', '3.png', '4.png'])
    await finishAll()
    expect(names('added')).toHaveLength(7)
  })

  it('tells how far each picture and all of them are', async () => {
    const { queue } = setup({
      upload: (_file, { onProgress }) => {
        onProgress(0.5)
        return new Promise(() => {})
      },
    })
    queue.add(files(3), gallery)
    await vi.waitFor(() => expect(queue.getState().entries.map(({ share }) => share)).toEqual([0.5, 0.5, 0.5]))
    expect(progressOf(queue.getState().entries)).toMatchObject({ total: 3, finished: 0, share: 0.5 })
  })

  it('of more than can be taken at once names those that are left out', () => {
    const { queue } = setup()
    queue.add(files(BATCH_MAX_FILES + 2), gallery)
    expect(queue.getState().entries).toHaveLength(BATCH_MAX_FILES)
    expect(queue.getState().leftOut).toEqual(['301.png', '302.png'])
  })

  it('joins one that is under way, and replaces one that is over', async () => {
    const { queue, finishAll } = setup()
    queue.add([file('a.png')], gallery)
    queue.add([file('b.png')], gallery)
    expect(queue.getState().entries).toHaveLength(2)
    await finishAll()
    queue.add([file('c.png')], gallery)
    expect(queue.getState().entries.map(({ name }) => name)).toEqual(['c.png'])
  })
})

describe('cancelling', () => {
  it('one picture breaks its upload off and goes on with the next', async () => {
    const { queue, names, idOf, untilStarted, finishAll, page } = setup()
    queue.add(files(5), gallery)
    await untilStarted(3)
    queue.cancel(idOf('2.png'))
    await untilStarted(4)
    await finishAll()
    expect(page.map(({ name }) => name).sort()).toEqual(['1.png', '3.png', '4.png', '5.png'])
    expect(names('failed')).toEqual([])
    expect(queue.getState().cancelled).toBe(1)
  })

  it('all keeps what was added, and nothing on this device', async () => {
    const { queue, device, names, untilStarted, finish } = setup()
    queue.add(files(6), gallery)
    await untilStarted(3)
    finish('1.png')
    await vi.waitFor(() => expect(names('added')).toEqual(['1.png']))
    queue.cancelAll()
    queue.itemsSaved(() => true)
    expect(queue.getState().entries.map(({ name }) => name)).toEqual(['1.png'])
    await vi.waitFor(() => expect([device.entries.size, device.files.size]).toEqual([0, 0]))
  })
})

describe('a picture that fails', () => {
  it('is named with the reason and added by a retry', async () => {
    const refusal = new Error('Upload failed')
    let refused = false
    const { queue, names, idOf, page } = setup({
      upload: ({ name }) => {
        if (name !== '2.png' || refused) return Promise.resolve({ url: name, path: `images/${name}` })
        refused = true
        return Promise.reject(refusal)
      },
    })
    queue.add(files(3), gallery)
    await vi.waitFor(() => expect(names('added')).toEqual(['1.png', '3.png']))
    expect(queue.getState().entries[1]).toMatchObject({ step: 'failed', message: 'Upload failed', canRetry: true })
    queue.retry([idOf('2.png')])
    await vi.waitFor(() => expect(page.map(({ name }) => name)).toEqual(['1.png', '3.png', '2.png']))
  })

  it('cannot be retried where the file itself is no use', async () => {
    const { queue } = setup({ inspect: () => Promise.resolve({ problem: 'This file isn’t a picture.' }) })
    queue.add(files(1), gallery)
    await vi.waitFor(() =>
      expect(queue.getState().entries[0]).toMatchObject({
        step: 'failed',
        message: 'This file isn’t a picture.',
        canRetry: false,
      }),
    )
  })

  it('is said to be unreadable where it is a folder', async () => {
    const { queue } = setup({ hashOf: () => Promise.reject(new DOMException('', 'NotFoundError')) })
    queue.add(files(1), gallery)
    await vi.waitFor(() => expect(queue.getState().entries[0]?.message).toContain('If it’s a folder'))
  })

  it('for a reason that all others share stops them without asking for each', async () => {
    const upload = vi.fn(() => Promise.reject(new ApiError(409, 'storage-full', 'Your pictures take up all')))
    const { queue, names } = setup({ upload })
    queue.add(files(40), gallery)
    await vi.waitFor(() => expect(names('failed')).toHaveLength(40))
    expect(upload.mock.calls.length).toBeLessThanOrEqual(AT_ONCE)
    queue.retryAll()
    expect([...names('waiting'), ...names('running')]).toHaveLength(40)
  })

  describe('for a reason that passes', () => {
    const setupOffline = () => {
      const connection = { isOnline: false }
      const upload = vi.fn(({ name }: File) =>
        connection.isOnline
          ? Promise.resolve({ url: name, path: name })
          : Promise.reject(new ApiError(0, 'network', 'The server could not be reached.')),
      )
      return { connection, upload, ...setup({ upload }) }
    }

    it('waits with all others, and goes on when there is a connection', async () => {
      const { connection, upload, queue, names } = setupOffline()
      queue.add(files(5), gallery)
      await vi.waitFor(() => expect(names('waiting')).toHaveLength(5))
      await vi.waitFor(() => expect(queue.getState().paused).toBe('The server could not be reached.'))
      expect(upload.mock.calls.length).toBeLessThanOrEqual(AT_ONCE)
      connection.isOnline = true
      queue.goOn()
      await vi.waitFor(() => expect(names('added')).toEqual(['1.png', '2.png', '3.png', '4.png', '5.png']))
      expect(queue.getState().paused).toBeNull()
    })

    it('goes on by itself after a while, too', async () => {
      vi.useFakeTimers()
      try {
        const { connection, queue, names } = setupOffline()
        queue.add(files(2), gallery)
        await vi.waitFor(() => expect(queue.getState().paused).not.toBeNull())
        connection.isOnline = true
        await vi.waitFor(() => expect(names('added')).toHaveLength(2), 10_000)
      } finally {
        vi.useRealTimers()
      }
    })
  })

  describe('by itself, while there is a connection', () => {
    const brokenOff = () => new ApiError(0, BROKEN_OFF, 'The server could not be reached.')
    const unreachable = () => new ApiError(0, 'network', 'The server could not be reached.')
    const uploaded = (name: string) => ({ url: name, path: `images/${name}` })

    it('is tried a few times and then named, and the others do not wait', async () => {
      let isDead = true
      const upload = vi.fn(({ name }: File) =>
        isDead && name === '2.png' ? Promise.reject(brokenOff()) : Promise.resolve(uploaded(name)),
      )
      const { queue, names } = setup({ upload })
      const wasPaused = vi.fn()
      queue.subscribe(() => {
        if (queue.getState().paused !== null) wasPaused()
      })
      queue.add(files(15), gallery)
      await vi.waitFor(() => expect(names('failed')).toEqual(['2.png']))
      await vi.waitFor(() => expect(names('added')).toHaveLength(14))
      expect(upload.mock.calls.filter(([{ name }]) => name === '2.png')).toHaveLength(MAX_BREAKS)
      expect(queue.getState().entries[1]).toMatchObject({ message: 'The server could not be reached.', canRetry: true })
      expect(wasPaused).not.toHaveBeenCalled()
      isDead = false
      queue.retryAll()
      await vi.waitFor(() => expect(names('added')).toHaveLength(15))
    })

    it('is told from a lost connection by others that got through meanwhile', async () => {
      const { queue, names, finish, uploads, started } = setup()
      const tries = () => started.filter((name) => name === '1.png').length
      queue.add(files(4), gallery)
      for (const [index, other] of ['2.png', '3.png', '4.png'].entries()) {
        await vi.waitFor(() => expect([tries(), started.includes(other)]).toEqual([index + 1, true]))
        finish(other)
        await vi.waitFor(() => expect(names('added')).toContain(other))
        uploads.get('1.png')?.reject(unreachable())
      }
      await vi.waitFor(() => expect(names('failed')).toEqual(['1.png']))
      expect(queue.getState().paused).toBeNull()
    })

    it('is not what a lost connection does to those that were under way', async () => {
      const connection = { isLost: true }
      const upload = vi.fn(({ name }: File) => {
        if (!connection.isLost) return Promise.resolve(uploaded(name))
        return Promise.reject(upload.mock.calls.length <= AT_ONCE ? brokenOff() : unreachable())
      })
      const { queue, names } = setup({ upload })
      queue.add(files(5), gallery)
      await vi.waitFor(() => expect(queue.getState().paused).not.toBeNull())
      for (let times = 0; times < MAX_BREAKS; times++) {
        queue.goOn()
        await vi.waitFor(() => expect(queue.getState().paused).not.toBeNull())
      }
      await vi.waitFor(() => expect(names('waiting')).toHaveLength(5))
      connection.isLost = false
      queue.goOn()
      await vi.waitFor(() => expect(names('added')).toHaveLength(5))
    })

    it('ends a pause of the others once one of them gets through', async () => {
      const { queue, names, finish, untilStarted, uploads } = setup()
      queue.add(files(3), gallery)
      await untilStarted(3)
      uploads.get('1.png')?.reject(unreachable())
      await vi.waitFor(() => expect(queue.getState().paused).not.toBeNull())
      finish('2.png')
      await vi.waitFor(() => expect(names('running')).toEqual(['1.png', '3.png']))
      expect(queue.getState().paused).toBeNull()
    })
  })

  it('because its list is full is named, too', async () => {
    const { queue, names, page, finishAll } = setup({
      // Two of three, which are uploaded at the same time.
      fullness: (_target, onTheWay) => (page.length + onTheWay < 2 ? null : 'It holds 500 entries.'),
    })
    queue.add(files(3), gallery)
    await vi.waitFor(() => expect(names('failed')).toEqual(['3.png']))
    await finishAll()
    expect(names('added')).toEqual(['1.png', '2.png'])
    expect(queue.getState().entries[2]).toMatchObject({ message: 'It holds 500 entries.', canRetry: true })
  })
})

describe('a duplicate', () => {
  it('in the batch is the later one, and is added if its owner says so', async () => {
    const { queue, names, idOf, finishAll, page } = setup()
    queue.add([file('a.png', 'same'), file('b.png', 'other'), file('c.png', 'same')], gallery)
    await vi.waitFor(() => expect(names('duplicate')).toEqual(['c.png']))
    expect(queue.getState().entries[2]?.message).toBe('The same picture as “a.png”, which is already here.')
    await finishAll()
    queue.addAnyway(idOf('c.png'))
    await finishAll()
    expect(page.map(({ name }) => name)).toEqual(['a.png', 'b.png', 'c.png'])
  })

  it('of an earlier visit is recognised while the page shows it', async () => {
    const device = deviceOf()
    const first = setup({}, device)
    first.queue.add([file('a.png')], gallery)
    await first.finishAll()
    let isShown = true
    const { queue, names } = setup({ shows: () => isShown }, device)
    queue.add([file('again.png', 'a.png')], gallery)
    await vi.waitFor(() => expect(names('duplicate')).toEqual(['again.png']))
    isShown = false
    queue.add([file('once-more.png', 'a.png')], gallery)
    await vi.waitFor(() => expect(names('running')).toEqual(['once-more.png']))
  })

  it('of a picture that was added by itself is recognised', async () => {
    const { queue, names } = setup({ shows: () => true })
    queue.remember(file('portrait.png', 'me'), 'images/portrait.png')
    queue.add([file('copy.png', 'me')], gallery)
    await vi.waitFor(() => expect(names('duplicate')).toEqual(['copy.png']))
  })
})

describe('the next visit', () => {
  it('goes on where this one stopped, in order', async () => {
    const first = setup()
    first.queue.add(files(6), gallery)
    await first.untilStarted(3)
    first.finish('2.png')
    await vi.waitFor(() => expect(first.names('added')).toEqual(['2.png']))
    first.queue.itemsSaved(() => true)
    first.queue.close()

    const { device } = first
    await vi.waitFor(() => expect(device.files.size).toBe(5))
    const second = setup({}, device)
    second.queue.resume([...device.entries.values()])
    await second.finishAll()
    expect(second.started).toEqual(['1.png', '3.png', '4.png', '5.png', '6.png'])
    second.queue.itemsSaved(() => true)
    await vi.waitFor(() => expect([device.entries.size, device.files.size]).toEqual([0, 0]))
  })

  it('puts them before and between those that are saved already, and then keeps nothing', async () => {
    let list: readonly { itemId: string; name: string }[] = []
    const names = () => list.map(({ name }) => name)
    const addItem: QueueCalls['addItem'] = ({ itemId, name }, order) => {
      list = placed(list, { itemId, name }, order) as typeof list
    }
    const first = setup({ addItem })
    first.queue.add(files(5), gallery)
    await first.untilStarted(3)
    first.finish('2.png')
    await first.untilStarted(4)
    first.finish('4.png')
    await first.untilStarted(5)
    first.finish('5.png')
    await vi.waitFor(() => expect(names()).toEqual(['2.png', '4.png', '5.png']))
    first.queue.itemsSaved(() => true)
    first.queue.close()

    const { device } = first
    await vi.waitFor(() => expect(device.files.size).toBe(2))
    // Twice: what the second visit saves is known to the third, too.
    const second = setup({ addItem }, device)
    second.queue.resume([...device.entries.values()])
    await second.untilStarted(2)
    expect(second.queue.getState().entries.map(({ name }) => name)).toEqual(['1.png', '3.png'])
    second.finish('3.png')
    await vi.waitFor(() => expect(names()).toEqual(['2.png', '3.png', '4.png', '5.png']))
    second.queue.itemsSaved(() => true)
    second.queue.close()
    const third = setup({ addItem }, device)
    third.queue.resume([...device.entries.values()])
    await third.finishAll()
    expect(names()).toEqual(['1.png', '2.png', '3.png', '4.png', '5.png'])
    third.queue.itemsSaved(() => true)
    await vi.waitFor(() => expect([device.entries.size, device.files.size]).toEqual([0, 0]))
  })

  it('keeps places until what failed is dismissed, and no longer', async () => {
    const inspect: QueueCalls['inspect'] = (one) =>
      Promise.resolve(one.name === '1.png' ? { problem: 'This file is empty.' } : { file: one })
    const { queue, device, names, finishAll, idOf } = setup({ inspect })
    queue.add(files(2), gallery)
    await finishAll()
    expect(names('failed')).toEqual(['1.png'])
    queue.itemsSaved(() => true)
    await vi.waitFor(() => expect(device.files.size).toBe(1))
    expect(device.entries.size).toBe(2)
    queue.dismiss([idOf('1.png')])
    await vi.waitFor(() => expect([device.entries.size, device.files.size]).toEqual([0, 0]))
  })

  it('adds what was uploaded but not saved, without a second upload', async () => {
    const first = setup()
    first.queue.add(files(1), gallery)
    await first.finishAll()
    first.queue.close()
    const second = setup({}, first.device)
    second.queue.resume([...first.device.entries.values()])
    expect(second.started).toEqual([])
    expect(second.page).toEqual(first.page)
  })

  it('knows of every picture whose item is in the draft', async () => {
    const device = deviceOf()
    const isNoted: boolean[] = []
    const { queue, finishAll } = setup(
      { addItem: ({ id }) => void isNoted.push(device.entries.get(id)?.found !== undefined) },
      // It writes as late as a disk does.
      { ...device, put: (list) => new Promise((resolve) => setTimeout(() => resolve(device.put(list)))) },
    )
    queue.add(files(4), gallery)
    await finishAll()
    expect(isNoted).toEqual([true, true, true, true])
  })

  it('adds nothing that was cancelled while it was noted', async () => {
    const device = deviceOf()
    const notes: (() => void)[] = []
    const { queue, page, idOf, untilStarted, finish } = setup(
      {},
      {
        ...device,
        async put(list) {
          if (list.some(({ found }) => found)) await new Promise<void>((resolve) => notes.push(resolve))
          await device.put(list)
        },
      },
    )
    queue.add(files(AT_ONCE + 1), gallery)
    await untilStarted(AT_ONCE)
    finish('1.png')
    await vi.waitFor(() => expect(notes).toHaveLength(1))
    queue.cancel(idOf('1.png'))
    notes[0]?.()
    await untilStarted(AT_ONCE + 1)
    expect(page).toEqual([])
  })

  it('still names what failed', async () => {
    const first = setup({ inspect: () => Promise.resolve({ problem: 'This file is empty.' }) })
    first.queue.add(files(1), gallery)
    await vi.waitFor(() => expect([...first.device.entries.values()][0]?.step).toBe('failed'))
    const second = setup({}, first.device)
    second.queue.resume([...first.device.entries.values()])
    expect(second.queue.getState().entries[0]).toMatchObject({ step: 'failed', message: 'This file is empty.' })
  })

  it('says which files were not kept in time', async () => {
    const first = setup()
    first.queue.add(files(1), gallery)
    await first.untilStarted(1)
    const { queue, names } = setup()
    queue.resume([...first.device.entries.values()])
    await vi.waitFor(() => expect(names('failed')).toEqual(['1.png']))
    expect(queue.getState().entries[0]?.message).toContain('Choose it again.')
  })

  it('finds nothing of what its owner dismissed', async () => {
    const { queue, device, names } = setup({ inspect: () => Promise.resolve({ problem: 'This file is empty.' }) })
    queue.add(files(2), gallery)
    await vi.waitFor(() => expect(names('failed')).toHaveLength(2))
    queue.dismiss(
      queue
        .getState()
        .entries.slice(0, 1)
        .map(({ id }) => id),
    )
    expect(names('failed')).toEqual(['2.png'])
    queue.clear()
    expect(queue.getState().entries).toEqual([])
    await vi.waitFor(() => expect([device.entries.size, device.files.size]).toEqual([0, 0]))
  })
})

it('a device without room is told of, and the pictures are added all the same', async () => {
  const full = () => Promise.reject(new DOMException('', 'QuotaExceededError'))
  const { queue, names, finishAll } = setup(
    {},
    { ...deviceOf(), put: full, putFile: full, remember: full, remove: full },
  )
  queue.add(files(4), gallery)
  await vi.waitFor(() => expect(queue.getState().isKept).toBe(false))
  await finishAll()
  expect(names('added')).toHaveLength(4)
})
