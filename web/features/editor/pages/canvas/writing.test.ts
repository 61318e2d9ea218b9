// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Block } from '@vitrine/common/portfolio/pages/blocks'
import { toast } from '../../../../lib/toast.ts'
import { portfolio } from '../../state/saver-server.ts'
import { createDocumentStore } from '../../state/store.ts'
import { docOf, nodesOf } from '../document/convert.ts'
import { insertNodes } from '../document/moves.ts'
import { pageNodes } from '../document/nodes.ts'
import { FROM_STORE, UniqueIds } from '../document/unique-ids.ts'
import { createBlockSource } from '../state/block-source.ts'
import type { PageDraft } from '../state/page-draft.ts'
import { createBlockActions } from './block-actions.ts'
import { MarkdownKeys } from './markdown-keys.ts'
import { addFiles, paste, type PasteTarget } from './paste.ts'
import { showBlocks } from './store-sync.ts'

const written: Block[] = [
  { itemId: 'a', type: 'text', text: '<p>One</p>' },
  { itemId: 'b', type: 'picture', caption: 'Sheet' },
  { itemId: 'c', type: 'quote', text: 'Said', author: 'Ida' },
]

let open: Editor | null = null
afterEach(() => open?.destroy())

/** An editor on a store, as the canvas connects them. */
function start(blocks: readonly Block[] = written) {
  const store = createDocumentStore<PageDraft>(portfolio, {
    document: { content: { blocks: [...blocks] } },
    revision: 1,
  })
  const source = createBlockSource(store)
  const editor = new Editor({
    extensions: [...pageNodes(), UniqueIds.configure({ onCopy: (from, to) => source.copy(from, to) }), MarkdownKeys],
    content: docOf(source.present()).toJSON() as object,
    onUpdate: ({ editor: { state }, transaction }) => {
      if (!transaction.getMeta(FROM_STORE)) source.report(state.doc)
    },
  })
  store.subscribe(() => showBlocks(editor, source), { path: 'content.blocks' })
  open = editor
  /** As keys do, so that Markdown at the beginning of a line is heard. */
  const type = (text: string) => {
    for (const sign of text) {
      const { view } = editor
      const { from, to } = view.state.selection
      const insert = () => view.state.tr.insertText(sign, from, to)
      if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, sign, insert))) view.dispatch(insert())
    }
  }
  return { editor, store, source, type, blocks: () => store.getState().history.present.content.blocks ?? [] }
}

describe('a copy of a block', () => {
  const translations = {
    de: { 'blocks/c/text': { text: 'Gesagt', of: '1' }, 'blocks/b/caption': { text: 'Blatt', of: '2' } },
  }

  it('has its translations, in one step of the history', () => {
    const { editor, store, source } = start()
    store.setValues([{ path: 'content.translations', value: translations }])
    editor.commands.setNodeSelection(editor.state.doc.child(0).nodeSize + editor.state.doc.child(1).nodeSize)
    createBlockActions(source, () => undefined).duplicate(editor)
    const { content } = store.getState().history.present
    const copy = content.blocks?.[3]
    expect(copy).toMatchObject({ type: 'quote', text: 'Said' })
    expect(content.translations?.de).toEqual({
      ...translations.de,
      [`blocks/${copy?.itemId}/text`]: translations.de['blocks/c/text'],
    })
    store.undo()
    expect(store.getState().history.present.content).toMatchObject({ blocks: written, translations })
    expect(Object.keys(store.getState().history.present.content.translations?.de ?? {})).toHaveLength(2)
  })
})

const plain = (blocks: readonly Block[]) => blocks.map(({ itemId: _, ...block }) => block)

describe('writing', () => {
  it('changes the text of one block, and nothing of the others', () => {
    const { editor, store, type, blocks } = start()
    editor.commands.setTextSelection(4)
    type(' more')
    expect(blocks()[0]).toEqual({ itemId: 'a', type: 'text', text: '<p>One more</p>' })
    expect(store.getState().pending.map(({ path }) => path)).toEqual(['content.blocks.0.text'])
    expect(blocks()[2]).toBe(written[2])
  })

  it('in a quote keeps who said it', () => {
    const { editor, type, blocks } = start()
    editor.commands.focus('end')
    const quote = editor.state.doc.child(0).nodeSize + editor.state.doc.child(1).nodeSize
    editor.commands.setTextSelection(quote + 5)
    type(' so')
    expect(blocks()[2]).toEqual({ itemId: 'c', type: 'quote', text: 'Said so', author: 'Ida' })
  })

  it('is undone step by step, in the text and in forms alike', () => {
    const { editor, store, type, blocks } = start()
    editor.commands.setTextSelection(4)
    type('!')
    store.setValues([{ path: 'content.blocks.1.caption', value: 'New sheet' }])
    store.undo()
    expect(blocks()[1]).toEqual(written[1])
    expect(editor.state.doc.child(0).textContent).toBe('One!')
    store.undo()
    expect(editor.state.doc.child(0).textContent).toBe('One')
    store.redo()
    expect(editor.state.doc.child(0).textContent).toBe('One!')
  })

  it('brings a deleted block back with all that it held', () => {
    const { editor, store, blocks } = start()
    const start_ = editor.state.doc.child(0).nodeSize
    editor.view.dispatch(editor.state.tr.delete(start_, start_ + 1))
    expect(blocks().map(({ itemId }) => itemId)).toEqual(['a', 'c'])
    store.undo()
    expect(blocks()).toEqual(written)
    expect(editor.state.doc.child(1).attrs).toEqual({ itemId: 'b', type: 'picture' })
  })

  it('leaves forms alone while they are filled in', () => {
    const { editor, store } = start()
    const before = editor.state.doc
    store.type('content.blocks.1.caption', 'New sheet')
    expect(editor.state.doc).toBe(before)
  })

  it('adds a block that keeps what is put into its form', () => {
    const { editor, store, source, blocks } = start()
    const figure: Block = { itemId: 'f', type: 'figure' }
    source.wait(figure)
    editor.commands.setTextSelection(2)
    editor.view.dispatch(insertNodes(editor.state, nodesOf(figure, editor.state.schema)))
    expect(blocks()[1]).toEqual(figure)
    store.type('content.blocks.1.value', '+15 %')
    editor.commands.setTextSelection(2)
    editor.commands.insertContent('x')
    expect(blocks()[1]).toEqual({ ...figure, value: '+15 %' })
  })
})

describe('files that are dropped', () => {
  it('become blocks of their kind in their order, and what pages do not take is named', () => {
    const { editor, source, blocks } = start([{ itemId: 'a', type: 'text', text: '<p>One</p>' }])
    const upload = vi.fn<PasteTarget['upload']>()
    const told = vi.spyOn(toast, 'error').mockReturnValue(undefined)
    const files = [
      new File(['a'], 'film.mp4', { type: 'video/mp4' }),
      new File(['b'], 'song.wav', { type: 'audio/wav' }),
      new File(['c'], 'Thesis.PDF', { type: 'application/pdf' }),
      new File(['d'], 'hut.jpg', { type: 'image/jpeg' }),
      new File(['e'], 'page.html', { type: 'text/html' }),
    ]
    editor.commands.setTextSelection(4)
    addFiles(editor.view, files, { blocks: source, upload })
    expect(plain(blocks()).map(({ type }) => type)).toEqual(['text', 'media', 'media', 'file', 'picture'])
    const ids = blocks().map(({ itemId }) => itemId)
    expect(upload.mock.calls[0]?.[0].map(({ itemId, file }) => [itemId, file.name])).toEqual(
      files.slice(0, 4).map(({ name }, index) => [ids[index + 1], name]),
    )
    expect(told).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('“page.html”: pages take pictures'))
  })

  it.each<[string, readonly Block[], number, boolean, Block['type'][]]>([
    ['before a line', written, 0, false, ['picture', 'text', 'picture', 'quote']],
    ['after it', written, 0, true, ['text', 'picture', 'picture', 'quote']],
    [
      'between blocks that are filled in by a form',
      [written[1]!, { itemId: 'd', type: 'figure' }],
      0,
      true,
      ['picture', 'picture', 'figure'],
    ],
    ['in place of an empty line', [], 0, false, ['picture']],
  ])('go %s, and divide nothing', (_where, blocks, index, after, types) => {
    const { editor, source, blocks: now } = start(blocks)
    const upload = vi.fn<PasteTarget['upload']>()
    const files = [new File(['d'], 'hut.jpg', { type: 'image/jpeg' })]
    addFiles(editor.view, files, { blocks: source, upload }, { index, after })
    expect(now().map(({ type }) => type)).toEqual(types)
    const added = now()[after ? index + 1 : index]
    expect(upload).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ itemId: added?.itemId, file: files[0] })])
    expect(plain(now().filter(({ type }) => type === 'text'))).toEqual(
      plain(blocks.filter(({ type }) => type === 'text')),
    )
  })
})

describe('text that is pasted', () => {
  const pasteText = (text: string) => {
    const { editor, source, blocks } = start([])
    editor.commands.setTextSelection(1)
    const data = { files: [], getData: (type: string) => (type === 'text/plain' ? text : '') }
    expect(paste(editor.view, data as unknown as DataTransfer, { blocks: source, upload: vi.fn() })).toBe(true)
    return () => plain(blocks())
  }

  it('becomes blocks where it is Markdown, once what reads that is there', async () => {
    const blocks = pasteText('# Why\n\nBecause it was **small**.')
    await vi.waitFor(() =>
      expect(blocks()).toEqual([
        { type: 'heading', text: 'Why' },
        { type: 'text', text: '<p>Because it was <strong>small</strong>.</p>' },
      ]),
    )
  })

  it('is there as it was written where nothing reads Markdown', async () => {
    vi.doMock('../paste/blocks-from-markdown.ts', () => {
      throw new Error('offline')
    })
    const blocks = pasteText('# Why')
    await vi.waitFor(() => expect(blocks()).toEqual([{ type: 'text', text: '<p># Why</p>' }]))
    vi.doUnmock('../paste/blocks-from-markdown.ts')
  })

  it('is there at once where it is plain', () => {
    expect(pasteText('One\nTwo')()).toEqual([{ type: 'text', text: '<p>One</p><p>Two</p>' }])
  })
})

describe('an address that is pasted', () => {
  const film = 'https://youtu.be/dQw4w9WgXcQ'
  const pasteAt = (blocks: readonly Block[], position: number, text: string, html = '') => {
    const started = start(blocks)
    started.editor.commands.setTextSelection(position)
    const data = { files: [], getData: (type: string) => (type === 'text/plain' ? text : html) }
    paste(started.editor.view, data as unknown as DataTransfer, { blocks: started.source, upload: vi.fn() })
    return started
  }

  it.each([
    ['of YouTube', film, ''],
    ['of Figma, with space around it', '\nhttps://www.figma.com/design/abc123/Sheet?node-id=1-2\n', ''],
    ['that was copied as a link', film, `<a href="${film}">${film}</a>`],
  ])('on an empty line becomes what it leads to: %s', (_what, text, html) => {
    const { editor, type, blocks } = pasteAt([], 1, text, html)
    expect(plain(blocks())).toEqual([{ type: 'embed', link: text.trim() }])
    type('After')
    expect(plain(blocks())).toEqual([
      { type: 'embed', link: text.trim() },
      { type: 'text', text: '<p>After</p>' },
    ])
    expect(editor.state.doc.childCount).toBe(2)
  })

  it('is text again after one step back, and a block after one step on', () => {
    const { store, blocks } = pasteAt([written[1]!], 2, film)
    expect(blocks()).toEqual([written[1], expect.objectContaining({ type: 'embed', link: film })])
    store.undo()
    expect(plain(blocks())[1]).toEqual({ type: 'text', text: `<p>${film}</p>` })
    store.redo()
    expect(blocks()[1]).toMatchObject({ type: 'embed', link: film })
    store.undo()
    store.undo()
    expect(blocks()).toEqual([written[1]])
  })

  it('is a link within a line', () => {
    const { blocks } = pasteAt([written[0]!], 4, film)
    expect(plain(blocks())).toEqual([{ type: 'text', text: `<p>One<a href="${film}">${film}</a></p>` }])
  })

  it('becomes what it leads to on a line of its own among others', () => {
    const { blocks } = pasteAt([], 1, `One\n${film}\nTwo`)
    expect(plain(blocks())).toEqual([
      { type: 'text', text: '<p>One</p>' },
      { type: 'embed', link: film },
      { type: 'text', text: '<p>Two</p>' },
    ])
  })

  it.each([
    ['of anything else', [], 1, 'https://example.com/film'],
    ['with words', [], 1, `See ${film}`],
  ])('stays text %s', (_where, blocks, position, text) => {
    expect(JSON.stringify(pasteAt(blocks, position, text).blocks())).not.toContain('"embed"')
  })
})

describe('a link as Markdown writes it', () => {
  it.each([
    ['[the sheet](https://trains.example)', '<p><a href="https://trains.example/">the sheet</a></p>'],
    ['See [the sheet](mailto:ida@example.com) now', '<p>See <a href="mailto:ida@example.com">the sheet</a> now</p>'],
    ['[a](https://example.com/Train_(film))', '<p><a href="https://example.com/Train_(film)">a</a></p>'],
    [
      '[a **big** one](https://example.com/b).',
      '<p><a href="https://example.com/b">a <strong>big</strong> one</a>.</p>',
    ],
    ['[a](javascript:alert(1))', '<p>[a](javascript:alert(1))</p>'],
    ['[a](example.com)', '<p>[a](example.com)</p>'],
    ['![a](https://example.com/a.png)', '<p>![a](https://example.com/a.png)</p>'],
    ['[ ](https://example.com)', '<p>[ ](https://example.com)</p>'],
  ])('%s', (text, html) => {
    const { editor, type, blocks } = start([])
    editor.commands.setTextSelection(1)
    type(text)
    const [block] = plain(blocks())
    expect(block).toEqual({ type: 'text', text: html })
  })

  it('stays as it is where a text has no links', () => {
    const { editor, type, blocks } = start([{ itemId: 'a', type: 'heading', text: '' }])
    editor.commands.setTextSelection(1)
    type('[a](https://example.com)')
    expect(plain(blocks())).toEqual([{ type: 'heading', text: '[a](https://example.com)' }])
  })
})

describe('Markdown at the beginning of a line', () => {
  it.each<[string, object]>([
    ['# Why', { type: 'heading', text: 'Why' }],
    ['## Why', { type: 'heading', text: 'Why' }],
    ['### Why', { type: 'heading', text: 'Why', level: '3' }],
    ['- Why', { type: 'text', text: '<ul><li><p>Why</p></li></ul>' }],
    ['1. Why', { type: 'text', text: '<ol><li><p>Why</p></li></ol>' }],
    ['> Why', { type: 'quote', text: 'Why' }],
    ['``` Why', { type: 'code', code: 'Why' }],
    ['---', { type: 'divider' }],
  ])('%s', (text, block) => {
    const { editor, type, blocks } = start([])
    editor.commands.setTextSelection(1)
    type(text)
    expect(plain(blocks())[0]).toEqual(block)
  })

  it('does not put a quote into a list', () => {
    const { editor, type, blocks } = start([{ itemId: 'a', type: 'text', text: '<ul><li><p></p></li></ul>' }])
    editor.commands.setTextSelection(3)
    type('> Why')
    expect(plain(blocks())).toEqual([{ type: 'text', text: '<ul><li><p>&gt; Why</p></li></ul>' }])
  })
})
