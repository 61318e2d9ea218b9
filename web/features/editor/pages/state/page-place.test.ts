import { applyPatch } from 'rfc6902'
import { describe, expect, it } from 'vitest'
import type { Page } from '@vitrine/common/api/pages'
import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'
import { ApiError } from '../../../../lib/api-error.ts'
import { createSaver } from '../../state/saver.ts'
import { portfolio } from '../../state/saver-server.ts'
import { createDocumentStore } from '../../state/store.ts'
import type { PageDraft } from './page-draft.ts'
import { createPageFacts } from './page-facts.ts'
import { loadedPage, pagePlace, type PageApi } from './page-place.ts'

const stored: Page = {
  id: 'page',
  kind: 'study',
  slug: 'timetable',
  content: {
    title: 'Timetable',
    blocks: [
      { itemId: 'a', type: 'text', text: '<p>One</p>' },
      { itemId: 'b', type: 'quote', text: 'Said' },
    ],
  },
  revision: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  live: null,
  site: null,
}

/** Behaves as the API does: whole patches, revisions, and a sanitiser. */
class Server implements PageApi {
  page = structuredClone(stored)

  patch: PageApi['patch'] = async (ops, revision) => {
    if (revision !== this.page.revision) throw new ApiError(412, 'revision-conflict', 'Changed elsewhere')
    const content = structuredClone(this.page.content)
    if (applyPatch(content, ops).some((error) => error !== null)) throw new ApiError(422, 'invalid-patch', 'No')
    const cleaned = (content.blocks ?? []).flatMap((block, index) => {
      if (block.type !== 'text' || !block.text?.includes('<script>')) return []
      block.text = block.text.replace(/<script>.*?<\/script>/g, '')
      return [`blocks.${index}.text`]
    })
    return { ...this.otherTab(content), cleaned }
  }
  load: PageApi['load'] = async () => structuredClone(this.page)

  otherTab(content: PageContent): Page {
    this.page = { ...this.page, content, revision: this.page.revision + 1 }
    return structuredClone(this.page)
  }
}

function open() {
  const server = new Server()
  const store = createDocumentStore<PageDraft>(portfolio, loadedPage(stored).base)
  const facts = createPageFacts(stored)
  return { server, store, facts, saver: createSaver(store, pagePlace(store, facts, server)) }
}

describe('saving a page', () => {
  it('writes what was changed, with the revision that it was made from', async () => {
    const { server, store, saver, facts } = open()
    store.type('content.blocks.1.author', 'Ida')
    expect(await saver.save()).toBe(true)
    expect(server.page.content.blocks?.[1]).toEqual({ itemId: 'b', type: 'quote', text: 'Said', author: 'Ida' })
    expect(store.getState().base.revision).toBe(4)
    expect(facts.getState().page.revision).toBe(4)
    expect(store.getState().pending).toEqual([])
  })

  it('keeps both versions of what the server cleaned, and goes on with its own', async () => {
    const { store, saver, facts } = open()
    store.type('content.blocks.0.text', '<p>One</p><script>run()</script>')
    expect(await saver.save()).toBe(true)
    expect(facts.getState().cleaned).toEqual([
      { path: 'content.blocks.0.text', sent: '<p>One</p><script>run()</script>', stored: '<p>One</p>' },
    ])
    expect(store.getState().history.present.content.blocks?.[0]).toMatchObject({ text: '<p>One</p>' })
    facts.dismissCleaned()
    expect(facts.getState().cleaned).toEqual([])
  })

  it('merges blocks that another tab moved with edits of them', async () => {
    const { server, store, saver } = open()
    const [one, two] = stored.content.blocks ?? []
    if (one && two) server.otherTab({ ...stored.content, blocks: [two, one] })
    store.type('content.blocks.0.text', '<p>One and more</p>')
    expect(await saver.save()).toBe(true)
    expect(server.page.content.blocks).toEqual([two, { ...one, text: '<p>One and more</p>' }])
  })
})
