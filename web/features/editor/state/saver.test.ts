import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../lib/api-error.ts'
import { portfolioPlace } from './portfolio-place.ts'
import { createSaver } from './saver.ts'
import { portfolio, Server } from './saver-server.ts'
import { createEditorStore } from './store.ts'

function open() {
  const server = new Server()
  const store = createEditorStore(portfolio)
  return {
    server,
    store,
    saver: createSaver(store, portfolioPlace(store, server)),
    pending: () => store.getState().pending.map(({ path }) => path),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('saving', () => {
  it('writes everything, content first and then the rest', async () => {
    const { server, store, saver, pending } = open()
    store.type('content.hero.name', 'Ida')
    store.type('content.about.bio', '<p>Hello</p>')
    store.type('name', 'Ours')
    store.type('design.primaryColor', '#123456')
    store.type('layout.hidden', ['about'])
    expect(pending()).toHaveLength(5)
    expect(await saver.save()).toBe(true)
    expect(server.calls).toEqual(['patch', 'update'])
    expect(pending()).toEqual([])
    expect(server.stored).toMatchObject({
      name: 'Ours',
      design: { primaryColor: '#123456' },
      layout: { hidden: ['about'] },
      content: { hero: { name: 'Ida', title: 'Engineer' }, about: { bio: '<p>Hello</p>' } },
    })
    expect(store.getState()).toMatchObject({
      saving: false,
      base: { revision: 3 },
      portfolio: { name: 'Ours', revision: 3 },
    })
    expect(store.getState().savedAt).toBeInstanceOf(Date)
  })

  it('writes one field alone and leaves the others pending', async () => {
    const { server, store, saver, pending } = open()
    store.type('content.hero.name', 'Ida')
    store.type('content.hero.title', 'Poet')
    await saver.save(['content.hero.name'])
    expect(server.stored.content.hero).toEqual({ name: 'Ida', title: 'Engineer' })
    expect(pending()).toEqual(['content.hero.title'])
  })

  it('keeps what was typed while a save was under way', async () => {
    const { server, store, saver, pending } = open()
    let letPass = () => {}
    server.gate = new Promise((resolve) => (letPass = resolve))
    store.type('content.hero.name', 'Ida')
    const saved = saver.save()
    await vi.waitFor(() => expect(server.calls).toEqual(['patch']))
    store.type('content.hero.name', 'Ida L')
    store.type('content.hero.title', 'Poet')
    letPass()
    await saved
    expect(server.stored.content.hero).toEqual({ name: 'Ida', title: 'Engineer' })
    expect(store.getState().history.present.content.hero).toEqual({ name: 'Ida L', title: 'Poet' })
    expect(pending().toSorted()).toEqual(['content.hero.name', 'content.hero.title'])
  })

  it('takes over what the server made of a value', async () => {
    const { server, store, saver, pending } = open()
    const patch = server.patch.bind(server)
    server.patch = async (ops, revision) => {
      const answer = await patch(ops, revision)
      server.stored.content.about = { bio: '<p>Clean</p>' }
      return { ...answer, content: { ...answer.content, about: { bio: '<p>Clean</p>' } } }
    }
    store.type('content.about.bio', '<p onclick="x">Clean</p>')
    await saver.save()
    expect(store.getState().history.present.content.about?.bio).toBe('<p>Clean</p>')
    expect(pending()).toEqual([])
  })

  it('keeps everything and says why when the server refuses', async () => {
    const { server, store, saver, pending } = open()
    server.refusal = new ApiError(422, 'invalid-content', 'Too long', {
      issues: [{ path: 'hero.name', message: 'Too long' }],
    })
    store.type('content.hero.name', 'Ida')
    expect(await saver.save()).toBe(false)
    expect(pending()).toEqual(['content.hero.name'])
    expect(store.getState().problem).toEqual({
      message: 'Too long',
      issues: [{ path: 'hero.name', message: 'Too long' }],
      network: false,
    })
    server.refusal = null
    expect(await saver.save()).toBe(true)
    expect(store.getState().problem).toBeNull()
  })

  it('tries again by itself when the server was out of reach', async () => {
    const { server, store, saver, pending } = open()
    server.offline = true
    store.type('content.hero.name', 'Ida')
    expect(await saver.save()).toBe(false)
    expect(store.getState().problem?.network).toBe(true)
    server.offline = false
    await vi.runAllTimersAsync()
    expect(pending()).toEqual([])
    expect(server.stored.content.hero?.name).toBe('Ida')
  })

  it('writes a list that was rearranged twice in a row, in order', async () => {
    const { server, store, saver } = open()
    const images = portfolio.content.gallery?.images ?? []
    store.setValues([{ path: 'content.gallery.images', value: images.toReversed() }])
    const first = saver.save(['content.gallery.images'])
    store.setValues([{ path: 'content.gallery.images', value: [...images.toReversed(), { caption: 'Three' }] }])
    await Promise.all([first, saver.save(['content.gallery.images'])])
    expect(server.stored.content.gallery?.images?.map(({ caption }) => caption)).toEqual(['Two', 'One', 'Three'])
  })
})

describe('what another tab did', () => {
  it('is taken over, beside what is not saved here', async () => {
    const { server, store, saver, pending } = open()
    store.type('content.hero.name', 'Ida')
    server.commit({ status: 'published', content: { ...portfolio.content, hero: { name: 'Ada', title: 'Countess' } } })
    await saver.refresh()
    expect(store.getState().portfolio.status).toBe('published')
    expect(store.getState().history.present.content.hero).toEqual({ name: 'Ida', title: 'Countess' })
    expect(pending()).toEqual(['content.hero.name'])
  })

  it('waits for the save that is under way, and for one that begins meanwhile', async () => {
    const { server, store, saver, pending } = open()
    store.type('content.hero.name', 'Ida')
    const saved = saver.save()
    const refreshed = saver.refresh()
    await saved
    store.type('content.hero.title', 'Poet')
    const second = saver.save()
    await Promise.all([second, refreshed])
    expect(store.getState().base).toMatchObject({
      revision: 3,
      document: { content: { hero: { name: 'Ida', title: 'Poet' } } },
    })
    expect(pending()).toEqual([])
    expect(server.calls.at(-1)).toBe('load')
  })

  it('changes nothing when the server is out of reach', async () => {
    const { server, store, saver } = open()
    server.offline = true
    const before = store.getState()
    await saver.refresh()
    expect(store.getState()).toBe(before)
  })
})

describe('a newer revision on the server', () => {
  it('goes in silently where it changed other fields, and the save goes on', async () => {
    const { server, store, saver, pending } = open()
    server.commit({ content: { ...portfolio.content, hero: { name: 'Ada', title: 'Countess' } } })
    store.type('content.hero.name', 'Ida')
    expect(await saver.save()).toBe(true)
    expect(server.stored.content.hero).toEqual({ name: 'Ida', title: 'Countess' })
    expect(store.getState().history.present.content.hero).toEqual({ name: 'Ida', title: 'Countess' })
    expect(pending()).toEqual([])
  })

  it.each([
    ['mine', 'Ida'],
    ['theirs', 'Eda'],
  ] as const)('asks where both changed the same field, and keeps %s', async (side, kept) => {
    const { server, store, saver } = open()
    server.commit({ content: { ...portfolio.content, hero: { name: 'Eda', title: 'Engineer' } } })
    store.type('content.hero.name', 'Ida')
    store.type('content.hero.title', 'Poet')
    expect(await saver.save()).toBe(false)
    expect(store.getState().conflict?.conflicts).toEqual([{ path: 'content.hero.name', mine: 'Ida', theirs: 'Eda' }])
    expect(server.stored.content.hero?.name).toBe('Eda')
    store.resolveConflict({ 'content.hero.name': side })
    expect(await saver.save()).toBe(true)
    expect(server.stored.content.hero).toEqual({ name: kept, title: 'Poet' })
  })

  it.each(['mine', 'theirs'] as const)('keeps what is typed until the owner has chosen, with %s', async (side) => {
    const { server, store, saver } = open()
    server.commit({ content: { ...portfolio.content, hero: { name: 'Eda', title: 'Engineer' } } })
    store.type('content.hero.name', 'Ida')
    expect(await saver.save()).toBe(false)
    store.type('content.hero.title', 'Poet')
    store.resolveConflict({ 'content.hero.name': side })
    expect(await saver.save()).toBe(true)
    expect(server.stored.content.hero?.title).toBe('Poet')
    expect(store.getState().history.present.content.hero?.title).toBe('Poet')
  })

  it('keeps the field itself as it was typed last, whatever is chosen', async () => {
    const { server, store, saver } = open()
    server.commit({ content: { ...portfolio.content, hero: { name: 'Eda', title: 'Engineer' } } })
    store.type('content.hero.name', 'Ida')
    expect(await saver.save()).toBe(false)
    store.type('content.hero.name', 'Ida L')
    store.resolveConflict({ 'content.hero.name': 'theirs' })
    expect(await saver.save()).toBe(true)
    expect(server.stored.content.hero?.name).toBe('Ida L')
  })

  it('is no conflict when it holds what a lost answer had already written', async () => {
    const { server, store, saver, pending } = open()
    store.type('content.hero.name', 'Ida')
    server.commit({ content: { ...portfolio.content, hero: { name: 'Ida', title: 'Engineer' } } })
    expect(await saver.save()).toBe(true)
    expect(pending()).toEqual([])
  })
})

describe('undo', () => {
  it('takes an edit back, and then nothing is pending', () => {
    const { store, pending } = open()
    store.type('content.hero.name', 'Ida')
    store.undo()
    expect(pending()).toEqual([])
    store.redo()
    expect(pending()).toEqual(['content.hero.name'])
  })

  it('after a save makes the old value pending again', async () => {
    const { store, saver, pending } = open()
    store.type('content.hero.name', 'Ida')
    await saver.save()
    store.undo()
    expect(store.getState().history.present.content.hero?.name).toBe('Ada')
    expect(pending()).toEqual(['content.hero.name'])
  })
})

describe('restoring edits of an earlier visit', () => {
  const earlier = {
    name: 'Mine',
    content: { hero: { name: 'Ida', title: 'Engineer' } },
    design: {},
    layout: { hidden: [] },
  }
  const base = { ...earlier, content: { hero: { name: 'Ada', title: 'Engineer' } } }

  it('puts them back as pending beside what changed since', () => {
    const store = createEditorStore({ ...portfolio, content: { hero: { name: 'Ada', title: 'Countess' } } })
    store.restore({ base, draft: earlier })
    expect(store.getState().history.present.content.hero).toEqual({ name: 'Ida', title: 'Countess' })
    expect(store.getState().conflict).toBeNull()
  })

  it('asks where the same field changed since', () => {
    const store = createEditorStore({ ...portfolio, content: { hero: { name: 'Eda', title: 'Engineer' } } })
    store.restore({ base, draft: earlier })
    expect(store.getState().conflict?.conflicts).toEqual([{ path: 'content.hero.name', mine: 'Ida', theirs: 'Eda' }])
    expect(store.getState().history.present.content.hero?.name).toBe('Eda')
    store.resolveConflict({ 'content.hero.name': 'mine' })
    expect(store.getState().history.present.content.hero?.name).toBe('Ida')
  })
})
