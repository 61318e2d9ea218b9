import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { richTextTags } from '@vitrine/common/rich-text'
import { blockSchema } from '@vitrine/common/portfolio/pages/blocks'
import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'
import { textsIn } from '@vitrine/common/portfolio/texts'
import { templateIds, type TemplateId } from '@vitrine/common/templates/ids'
import { catalogue } from '@vitrine/templates/catalogue'
import { filledContent, filledWrittenPage } from '@vitrine/templates/filled-content'
import { pictureResolver } from '@vitrine/templates/picture'
import { registry } from '@vitrine/templates/registry'
import { pageStyles } from '@vitrine/templates/styles'
import { storableContent } from '../../functions/api/portfolios/content-policy.ts'
import { messageMail } from '../../functions/forms/letters.ts'
import { toPublic } from '../../functions/lib/documents/published.ts'
import { letterHtml } from '../../functions/lib/mail/layout.tsx'
import { englishForOwners } from '../../functions/lib/owner-words/load.ts'
import { englishForVisitors } from '../../functions/lib/words/load.ts'
import type { HtmlDocument } from '../../functions/site/document.tsx'
import { FormAgain } from '../../functions/site/forms/fields.tsx'
import { messagePage } from '../../functions/site/message-page.tsx'
import { portfolioHtml } from '../../functions/site/portfolio-html.tsx'
import { writtenPageHtml } from '../support/written-page-html.tsx'
import { hostileContent, hostilePage } from './hostile-content.ts'
import { openPayloadBrowser, type PayloadBrowser } from './payload-browser.ts'
import { allPayloads } from './payloads/index.ts'
import { thorough } from '../support/thorough.ts'

/** Frames that are open at once. */
const BATCH = 40

const payloads = allPayloads()
/** As many as there are payloads: each gets into each place. Fewer: each gets into some place of each template. */
const PAGES = thorough ? payloads.length : 40
/** The scripts of the pages are the same on all; they are as slow as all the rest. */
const WITH_SCRIPT = thorough ? 4 : 1
let browser: PayloadBrowser

beforeAll(async () => {
  browser = await openPayloadBrowser()
})
afterAll(() => browser.close())

const moment = Timestamp.fromMillis(1_700_000_000_000)

function withoutStyles({ html, css }: HtmlDocument): string {
  expect(html).toContain(`>${css}</style>`)
  return html.replace(css, '')
}

/** The public page as visitors get it, without its styles: they hold nothing of the content. */
async function pageOf(templateId: TemplateId, name: string, content: PortfolioContent): Promise<string> {
  const document = await portfolioHtml({
    id: 'p1',
    username: 'ada',
    templateId,
    pictureSets: new Map(),
    portfolio: toPublic({
      ownerId: 'nobody',
      name,
      templateId,
      username: 'ada',
      content,
      design: {},
      layout: { hidden: [] },
      revision: 1,
      publishedAt: moment,
      onlineSince: moment,
    }),
  })
  return withoutStyles(document)
}

/** A case study as visitors get it, likewise. */
async function writtenOf(templateId: TemplateId, content: PageContent): Promise<string> {
  const { title: slug = '', excerpt: title = '' } = content
  const other = { id: 'other', kind: 'study' as const, slug, title, excerpt: title, date: title, minutes: 2, item: '' }
  const shown = { pages: [{ ...other, id: 'p1' }, other], home: '/ada', addressOf: () => '/ada/other' }
  return withoutStyles(await writtenPageHtml({ templateId, id: 'p1', kind: 'study', content, shown, sets: new Map() }))
}

const vocabularies = new Map<TemplateId, Promise<ReadonlySet<string>>>()

/** What the template makes of honest content: payloads may add nothing to it. */
function vocabularyOf(templateId: TemplateId): Promise<ReadonlySet<string>> {
  const known = vocabularies.get(templateId) ?? readVocabulary(templateId)
  vocabularies.set(templateId, known)
  return known
}

const rich =
  '<p>a <strong>b</strong> <em>c</em> <u>d</u><br>e <a href="https://example.com/">f</a></p><ul><li>g</li></ul><ol><li>h</li></ol>'
/** What honest people write. */
const texts = [
  'https://example.com/a.png',
  '/a.png',
  '#about',
  'mailto:ada@example.com',
  'ada@example.com',
  '+44 20 7946 0000',
  'Plain words',
  rich,
  '2024',
  'shown',
  '🎨',
  // Marked by its writing system.
  '漢字とかな',
  '',
  'Plain words, and many. '.repeat(40),
]

async function readVocabulary(templateId: TemplateId): Promise<ReadonlySet<string>> {
  const honest = [
    catalogue[templateId].example,
    ...texts.map((text) => filledContent({ textAt: () => text })),
    ...texts.map((text) => filledContent({ textAt: () => text, without: /Path$/ })),
    ...texts.map((_, shift) =>
      filledContent({ textAt: ({ place }) => texts[(place + shift) % texts.length]!, without: /Path$/ }),
    ),
  ]
  const { words } = await browser.open(
    await Promise.all(honest.map((content) => pageOf(templateId, 'Ada', content))),
    null,
  )
  return new Set(words)
}

/** The same of case studies. Scripts add the frame of an embed, and buttons, only to what is pressed or scrolled. */
async function wordsOfWritten(templateId: TemplateId): Promise<ReadonlySet<string>> {
  const addresses = [
    ...texts,
    'https://youtu.be/dQw4w9WgXcQ',
    'https://codepen.io/ada/pen/abc',
    'inset',
    'wide',
    'masonry',
    'slideshow',
    'audio',
    '3',
    'javascript',
  ]
  const honest = addresses.flatMap((text, shift) => [
    filledWrittenPage({ textAt: () => text }),
    filledWrittenPage({ textAt: () => text, without: /Path$/ }),
    filledWrittenPage({ textAt: ({ place }) => addresses[(place + shift) % addresses.length]!, without: /Path$/ }),
  ])
  const { words } = await browser.open(await Promise.all(honest.map((content) => writtenOf(templateId, content))), null)
  return new Set(words)
}

/** Makes pages while those before them are open, and looks at all. */
async function openAll(
  count: number,
  make: (index: number) => Promise<string>,
  known: ReadonlySet<string> | null,
): Promise<string[]> {
  const wrong: string[] = []
  let opened: Promise<unknown> = Promise.resolve()
  for (let first = 0; first < count; first += BATCH) {
    const documents = await Promise.all(
      Array.from({ length: Math.min(BATCH, count - first) }, (_, index) => make(first + index)),
    )
    await opened
    opened = browser
      .open(documents, known)
      .then((look) => wrong.push(...look.wrong.map((what) => `From ${first} on: ${what}`)))
  }
  await opened
  return wrong
}

it('has enough payloads and places', () => {
  let places = 0
  filledContent({ textAt: () => `${places++}` })
  expect(places * PAGES).toBeGreaterThan(payloads.length)
  expect(new Set(payloads).size).toBe(payloads.length)
  expect(payloads.length).toBeGreaterThan(5_000)
})

it('reaches every type of block that can be stored, and each is shown', async () => {
  const types = blockSchema.def.options.map(({ shape }) => [...shape.type.def.values][0])
  /** Types of which no text fulfils a condition. */
  const without = ({ blocks = [] }: PageContent, isFound: (text: string) => boolean) =>
    blocks.filter(({ itemId: _itemId, type: _type, ...own }) => !textsIn(own).some(isFound)).map(({ type }) => type)

  const marked = filledWrittenPage({
    textAt: ({ place, isAddress }) => (isAddress ? `https://example.com/mark${place}end.png` : `mark${place}end`),
    without: /Path$/,
  })
  expect(marked.blocks?.map(({ type }) => type).toSorted()).toEqual(types.toSorted())
  const html = await writtenOf('minimalist-designer', marked)
  expect(without(marked, (text) => html.includes(/mark\d+end/.exec(text)?.[0] ?? '\0'))).toEqual(['divider'])
  expect(without(hostilePage(payloads, 0, /Path$/), (text) => payloads.includes(text))).toEqual(['divider'])
})

it('detects a script that runs', async () => {
  const { wrong } = await browser.open(
    [
      '<p>x</p><img src=x onerror=__ran()>',
      '<script>alert(1)</script>',
      '<a href="java&#10;script:1">x</a>',
      '<script type="application/ld+json">{"a":</script>',
      '<b>x</b>',
    ],
    new Set(['html', 'head', 'body', 'p', 'img', 'img src', 'a', 'a href', 'script', 'script type']),
  )
  for (const part of [
    'Something ran in',
    'The attribute onerror',
    'The address javascript:',
    'cannot be read',
    'Not of ours: b',
  ]) {
    expect(
      wrong.some((what) => what.includes(part)),
      part,
    ).toBe(true)
  }
})

describe.each(templateIds)('%s', (templateId) => {
  // A picture's path in Storage wins over its address, and says less: see the test of addresses below.
  it.each([
    ['without', /Path$/, PAGES],
    ['with', undefined, Math.ceil(PAGES / 10)],
  ])(
    'shows every payload as text, %s paths of pictures',
    async (_what, without, pages) => {
      const known = await vocabularyOf(templateId)
      const wrong = await openAll(
        pages,
        async (index) => {
          const first = Math.floor((index * payloads.length) / pages)
          const html = await pageOf(templateId, payloads[first]!, hostileContent(payloads, first, without))
          return index % WITH_SCRIPT === 0 ? html : html.replace(/<script src="[^>]*><\/script>/, '')
        },
        known,
      )
      expect(wrong).toEqual([])
    },
    1_800_000,
  )
})

describe.each(templateIds)('a case study in %s', (templateId) => {
  it.each([
    ['without', /Path$/, PAGES],
    ['with', undefined, Math.ceil(PAGES / 10)],
  ])(
    'shows every payload as text in every block, %s paths of pictures and files',
    async (_what, without, pages) => {
      const known = await wordsOfWritten(templateId)
      const wrong = await openAll(
        pages,
        async (index) => {
          const first = Math.floor((index * payloads.length) / pages)
          const html = await writtenOf(templateId, hostilePage(payloads, first, without))
          return index % WITH_SCRIPT === 0 ? html : html.replace(/<script src="[^>]*><\/script>/, '')
        },
        known,
      )
      expect(wrong).toEqual([])
    },
    1_800_000,
  )
})

it('a picture’s address is always in Storage, on the web or on this site', () => {
  const picture = pictureResolver({ origin: 'https://storage.example', bucket: 'bucket' })
  const addresses = payloads
    .flatMap((payload) => [picture({ path: payload }), picture({ src: payload })])
    .filter((address) => address !== null)
  expect(addresses.length).toBeGreaterThan(payloads.length)
  expect(addresses.filter((address) => !/^(https?:\/\/|\/(?![/\\]))/.test(address))).toEqual([])
})

it('an invalid design cannot inject styles', async () => {
  const { design, css } = await registry['minimalist-designer']()
  const honest = pageStyles({ design, css }, {})
  const changed = payloads
    .filter((_payload, index) => thorough || index % 10 === 0)
    .filter((payload) => pageStyles({ design, css }, { primaryColor: payload, secondaryColor: payload }) !== honest)
  expect(changed).toEqual([])
})

describe('rich text', () => {
  const known = new Set(['html', 'head', 'title', 'body', ...richTextTags, 'a href'])
  const stored = (html: string) => storableContent({ about: { bio: html.slice(0, 20_000) } }).about?.bio ?? ''

  it('is stored with allow-listed markup only, as browsers parse it', async () => {
    const { wrong } = await browser.parse(payloads.map(stored), known)
    expect(wrong).toEqual([])
  })

  it('is not changed by sanitising it again', () => {
    const changed = payloads.filter((payload) => stored(stored(payload)) !== stored(payload))
    expect(changed).toEqual([])
  })
})

it('a visitor’s input is escaped in the owner’s mail and on the form’s page', async () => {
  const make = async (index: number): Promise<string> => {
    const text = payloads[Math.floor((index * payloads.length) / PAGES)]!
    if (index % 2) {
      const { letter } = messageMail({ name: text, email: text, message: text }, text, englishForOwners)
      return letterHtml(letter).replaceAll(/ style="[^"]*"/g, '')
    }
    const page = messagePage({
      title: text,
      text,
      action: { label: text, href: '/' },
      children: FormAgain({
        username: 'ada',
        kind: 'message',
        language: null,
        fields: { name: text, email: text, message: text },
        say: englishForVisitors.say,
      }),
    })
    return withoutStyles(page)
  }
  expect(await openAll(PAGES, make, null)).toEqual([])
})
