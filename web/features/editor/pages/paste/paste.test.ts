// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { partsOf } from '@vitrine/common/portfolio/item-ids'
import { blocksSchema, type Block } from '@vitrine/common/portfolio/pages/blocks'
import { anyBlocks } from '../document/any-blocks.ts'
import { blocksFromHtml } from './blocks-from-html.ts'
import { blocksFromMarkdown } from './blocks-from-markdown.ts'
import { blocksFromText, looksLikeMarkdown } from './blocks-from-text.ts'
import { clipboardHtml } from './clipboard.ts'

const recorded = (name: string) => readFileSync(join(import.meta.dirname, 'recorded', name), 'utf8')

/** Blocks without ids, which are new each time. */
const plain = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(plain)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(partsOf(value).map(([key, part]) => [key, plain(part)]))
      : value

const pasted = (html: string) => plain(blocksFromHtml(html).blocks)

const intro = {
  type: 'text',
  text: '<p>The <strong>old sheet</strong> had 1,240 departures on <em>one</em> page; see <a href="https://trains.example/sheet">the scan</a>.</p>',
}
const tried =
  '<ul><li><p>Fewer columns</p><ul><li><p>Platforms only where they change</p></li></ul></li><li><p>Larger minutes</p></li></ul>'
const table = {
  type: 'table',
  rows: [{ cells: ['Version', 'Seconds to find a train'] }, { cells: ['Old', '34'] }],
}
const linked = (address: string) => `<p><a href="${address}">The new sheet on a wall</a></p>`
const code = {
  type: 'code',
  code: 'const next = departures.filter(({ at }) => at > now)\n  .slice(0, 3)',
  language: 'typescript',
}
const quote = { type: 'quote', text: 'I found my train before I found my glasses.' }
const title = { type: 'heading', text: 'A timetable that people read' }
const notionPicture = 'https://prod-files-secure.s3.us-west-2.amazonaws.com/0f/sheet.png'

describe('what is pasted becomes blocks', () => {
  it('from Word', () => {
    expect(pasted(recorded('word.html'))).toEqual([
      title,
      intro,
      { type: 'heading', text: 'What we tried' },
      { type: 'text', text: tried },
      { type: 'quote', text: '“I found my train before I found my glasses.”' },
      table,
      { type: 'picture', imageAlt: 'The new sheet on a wall' },
      { type: 'text', text: '<ol><li><p>Print &amp; hang</p></li></ol>' },
    ])
  })

  it('from Google Docs', () => {
    expect(pasted(recorded('google-docs.html'))).toEqual([
      title,
      intro,
      { type: 'heading', text: 'What we tried', level: '3' },
      { type: 'text', text: tried },
      table,
      { type: 'text', text: linked('https://lh7-rt.googleusercontent.com/docsz/AD_4nXe1?key=abc') },
      { type: 'divider' },
      { type: 'text', text: '<p>Print &amp; hang</p>' },
    ])
  })

  it('from Notion', () => {
    expect(pasted(recorded('notion.html'))).toEqual([
      title,
      intro,
      { type: 'heading', text: 'What we tried' },
      { type: 'text', text: `${tried}<ul><li><p>☑ Tell the stations</p></li></ul>` },
      quote,
      code,
      { type: 'text', text: '<p>💡 Minutes are set in tabular figures.</p>' },
      { type: 'divider' },
      table,
      { type: 'text', text: `${linked(notionPicture)}<p>Later</p><p>Print &amp; hang</p>` },
    ])
  })

  it('from Markdown', () => {
    expect(looksLikeMarkdown(recorded('notion.md'))).toBe(true)
    expect(plain(blocksFromMarkdown(recorded('notion.md')).blocks)).toEqual([
      title,
      intro,
      { type: 'heading', text: 'What we tried' },
      { type: 'text', text: tried },
      quote,
      code,
      { type: 'divider' },
      table,
      {
        type: 'text',
        text: `${linked(notionPicture)}<ol><li><p>Print &amp; hang</p></li><li><p>Write &lt;time&gt; around it</p></li></ol>`,
      },
    ])
  })

  it('from plain text, a paragraph for each line', () => {
    expect(looksLikeMarkdown('2 < 3 & a_b_c\r\nnext\n\nlast')).toBe(false)
    expect(plain(blocksFromText('2 < 3 & a_b_c\r\nnext\n\nlast').blocks)).toEqual([
      { type: 'text', text: '<p>2 &lt; 3 &amp; a_b_c</p><p>next</p><p>last</p>' },
    ])
  })
})

describe('the address of a film or the like', () => {
  const film = 'https://youtu.be/dQw4w9WgXcQ'
  it('becomes what it leads to on a line of its own', () => {
    expect(pasted(`<p>One</p><p><a href="${film}">${film}</a></p><p>Two</p>`)).toEqual([
      { type: 'text', text: '<p>One</p>' },
      { type: 'embed', link: film },
      { type: 'text', text: '<p>Two</p>' },
    ])
    expect(plain(blocksFromMarkdown(`One\n\n${film}`).blocks)).toEqual([
      { type: 'text', text: '<p>One</p>' },
      { type: 'embed', link: film },
    ])
  })

  it('stays a link with other words, in a list, and where nothing can be shown of it', () => {
    for (const html of [
      `<p><a href="${film}">The film</a></p>`,
      `<p>See <a href="${film}">${film}</a></p>`,
      `<ul><li><p><a href="${film}">${film}</a></p></li></ul>`,
      '<p><a href="https://example.com/film">https://example.com/film</a></p>',
    ])
      expect(pasted(html)).toEqual([{ type: 'text', text: html }])
  })

  it('is taken from a frame, with its title', () => {
    const player = 'https://www.youtube.com/embed/dQw4w9WgXcQ'
    expect(pasted(`<p>One</p><iframe src="${player}" title="The film"></iframe>`)).toEqual([
      { type: 'text', text: '<p>One</p>' },
      { type: 'embed', link: player, title: 'The film' },
    ])
  })
})

describe('tasks keep their ticks', () => {
  it('in Markdown', () => {
    const tasks = '- [ ] Print\n- [x] **Hang**\n  - [X] in the hall\n- [link](https://trains.example)\n- plain [x] sign'
    expect(looksLikeMarkdown(tasks)).toBe(true)
    expect(plain(blocksFromMarkdown(tasks).blocks)).toEqual([
      {
        type: 'text',
        text:
          '<ul><li><p>☐ Print</p></li><li><p>☑ <strong>Hang</strong></p><ul><li><p>☑ in the hall</p></li></ul></li>' +
          '<li><p><a href="https://trains.example">link</a></p></li><li><p>plain [x] sign</p></li></ul>',
      },
    ])
    expect(plain(blocksFromMarkdown('1. [x] Hang\n\n2. [ ] Print').blocks)).toEqual([
      { type: 'text', text: '<ol><li><p>☑ Hang</p></li><li><p>☐ Print</p></li></ol>' },
    ])
  })

  it.each([
    [
      'GitHub',
      '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" class="task-list-item-checkbox" disabled> Print</li><li class="task-list-item"><p><input type="checkbox" disabled checked>\nHang</p></li></ul>',
    ],
    ['Notion', '<ul><li>[ ]  Print</li><li>[x]  Hang</li></ul>'],
    [
      'a file of Notion',
      '<ul class="to-do-list"><li><div class="checkbox checkbox-off"></div> <span class="to-do-children-unchecked">Print</span></li></ul><ul class="to-do-list"><li><div class="checkbox checkbox-on"></div> <span class="to-do-children-checked">Hang</span></li></ul>',
    ],
    [
      'Google Docs',
      '<ul><li role="checkbox" aria-checked="false"><p><span>Print</span></p></li><li role="checkbox" aria-checked="true"><p><span>Hang</span></p></li></ul>',
    ],
  ])('from %s', (_app, html) => {
    const [block, ...more] = pasted(html) as { text: string }[]
    expect(more).toEqual([])
    expect(block?.text.replace('</ul><ul>', '')).toBe('<ul><li><p>☐ Print</p></li><li><p>☑ Hang</p></li></ul>')
  })

  it('while what was copied from a page is as it was', () => {
    const block: Block = { itemId: 'a', type: 'text', text: '<ul><li><p>[x] marks the spot</p></li></ul>' }
    expect(blocksFromHtml(clipboardHtml([block])).blocks).toEqual([block])
  })
})

describe('the text of what is pasted is whole', () => {
  /** Its letters and digits, in their order. */
  const signs = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')
  const textOf = (html: string) => {
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    for (const element of body.querySelectorAll('script, style')) element.remove()
    return signs(body.textContent)
  }
  const textOfBlocks = (blocks: readonly Block[]) => signs(blocks.map(textsIn).join(' '))
  function textsIn(value: unknown): string {
    if (typeof value === 'string') return value.startsWith('<') ? textOf(value) : value
    if (Array.isArray(value)) return value.map(textsIn).join(' ')
    if (typeof value !== 'object' || value === null) return ''
    return Object.entries(value)
      .filter(([key]) => !['itemId', 'type', 'level', 'language', 'imageAlt'].includes(key))
      .map(([, part]) => textsIn(part))
      .join(' ')
  }

  const word = fc.stringMatching(/^[A-Za-z0-9ß€ü]{1,8}$/)
  const { html: anyHtml } = fc.letrec<{ html: string; inner: string }>((tie) => ({
    html: fc.array(tie('inner'), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
    inner: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      word,
      fc
        .tuple(
          fc.constantFrom(
            ...[
              'p',
              'div',
              'span',
              'b',
              'h1',
              'h5',
              'ul',
              'li',
              'blockquote',
              'pre',
              'figure',
              'figcaption',
              'section',
            ],
            ...[
              'table',
              'tr',
              'td',
              'dl',
              'dt',
              'dd',
              'details',
              'summary',
              'code',
              's',
              'sub',
              'o:p',
              'custom-part',
              'aside',
            ],
          ),
          tie('html'),
        )
        .map(([tag, content]) => `<${tag}>${content}</${tag}>`),
      fc.constantFrom('<br>', '<hr>', '<input>', '<script>no()</script>'),
    ),
  }))

  it('whatever its markup is', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const { blocks } = blocksFromHtml(html)
        expect([...textOfBlocks(blocks)].toSorted()).toEqual([...textOf(html)].toSorted())
        expect(blocksSchema.safeParse(blocks).success).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('when it is longer than a block can be', () => {
    const long = (length: number) => 'Word '.repeat(length / 5)
    const html = `<h1>${long(1_500)}</h1><p>${long(45_000)}</p><pre>${long(30_000)}</pre><table><tr><td>a</td><td>${long(1_200)}</td></tr></table><blockquote>${long(25_000)}</blockquote>`
    const { blocks } = blocksFromHtml(html)
    expect(blocksSchema.safeParse(blocks).error).toBeUndefined()
    expect(textOfBlocks(blocks)).toBe(textOf(html))
  })

  it('when it is longer than that, never with half a character, which cannot be stored', () => {
    const foxes = `a${'🦊'.repeat(15_000)}`
    const html = `<p>${foxes}</p><pre>${foxes}</pre><blockquote>${foxes}</blockquote><img src="data:image/png;base64,AAAA" alt="a${foxes}">`
    const { blocks } = blocksFromHtml(html)
    expect(blocks.length).toBeGreaterThan(6)
    expect(blocks.filter((block) => Object.values(block).some((value) => !String(value).isWellFormed()))).toEqual([])
  })
})

describe('pictures of what is pasted', () => {
  it('that are in the clipboard wait to be uploaded, described as they were', () => {
    const { blocks, pictures } = blocksFromHtml('<p>One <img src="data:image/png;base64,AAAA" alt="A dot"> two</p>')
    expect(plain(blocks)).toEqual([
      { type: 'text', text: '<p>One two</p>' },
      { type: 'picture', imageAlt: 'A dot' },
    ])
    expect(pictures).toEqual([{ itemId: blocks[1]?.itemId, data: 'data:image/png;base64,AAAA' }])
  })

  it('that are elsewhere on the web become links, and never a script', () => {
    expect(pasted('<img src="https://a.example/x.png"><img src="javascript:alert(1)">')).toEqual([
      { type: 'text', text: '<p><a href="https://a.example/x.png">Picture</a></p>' },
      { type: 'picture' },
    ])
  })
})

describe('blocks that are copied', () => {
  it('are the same when they are pasted, whatever they hold', () => {
    fc.assert(
      fc.property(anyBlocks, (blocks) => {
        expect(blocksFromHtml(clipboardHtml(blocks)).blocks).toEqual(blocks)
      }),
      { numRuns: 200 },
    )
  })

  it('are text to everybody else, and what somebody forged is text to us', () => {
    const html = clipboardHtml([{ itemId: 'a', type: 'figure', value: '+15 %', label: 'orders' }])
    expect(html).toContain('<p>+15 %</p><p>orders</p>')
    expect(pasted('<div data-block=\'{"type":"figure","html":"<b>"}\'><p>Words</p></div>')).toEqual([
      { type: 'text', text: '<p>Words</p>' },
    ])
  })
})
