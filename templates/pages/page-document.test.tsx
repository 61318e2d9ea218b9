import { sampleValue } from '@vitrine/common/fields/kinds'
import { blockTypes } from '@vitrine/common/portfolio/pages/block-types'
import type { Block } from '@vitrine/common/portfolio/pages/blocks'
import { filledPage } from '@vitrine/common/portfolio/pages/filled-page'
import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'
import { templateIds, type TemplateId } from '@vitrine/common/templates/ids'
import { Parser } from 'htmlparser2'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { pictureResolver } from '../picture.ts'
import type { PictureSets } from '../picture-sets.ts'
import { loadPage } from './page.ts'
import { PageDocument } from './page-document.tsx'
import { pageCss } from './page-styles.ts'
import { noPages, type ShownPage, type ShownPages } from './shown-page.ts'

const picture = pictureResolver({ origin: 'https://storage.example', bucket: 'bucket' })
const upload = 'https://example.com/a.webp'

interface Options {
  id?: TemplateId
  shown?: ShownPages
  page?: string
  sets?: PictureSets
}

async function markup(content: PageContent, { id = 'minimalist-designer', shown = noPages, page, sets }: Options = {}) {
  const { definition, look, highlight } = await loadPage(id, content)
  return renderToStaticMarkup(
    <PageDocument
      definition={definition}
      look={look}
      site={{ content: catalogue[id].example, layout: { hidden: [] } }}
      id={page ?? null}
      kind="study"
      content={content}
      minutes={4}
      shown={shown}
      picture={picture}
      pictureSets={sets ?? new Map()}
      highlight={highlight}
    />,
  )
}

const withBlock = (block: object): PageContent => ({ title: 'A page', blocks: [block as Block] })
const blockMarkup = async (block: object) => {
  const html = await markup(withBlock(block))
  return /<div class="blocks">(.*?)<\/div><\/article>/s.exec(html)?.[1] ?? ''
}
const wordsOf = (html: string) => html.replace(/<[^>]+>/g, ' ')

interface Tag {
  name: string
  attributes: Record<string, string>
}

function tagsOf(html: string): Tag[] {
  const tags: Tag[] = []
  new Parser({ onopentag: (name, attributes) => tags.push({ name, attributes }) }).end(html)
  return tags
}

/** Nothing that runs, and no address that a browser does more with than to open it. */
function expectHarmless(tags: readonly Tag[]): void {
  for (const { name, attributes } of tags) {
    expect(['script', 'iframe', 'object', 'embed', 'base', 'style']).not.toContain(name)
    for (const [key, value] of Object.entries(attributes)) {
      expect(key).not.toMatch(/^on|^style$/i)
      if (['href', 'src', 'poster', 'action', 'srcset', 'data-embed'].includes(key)) {
        expect(value, `${name} ${key}`).toMatch(/^(https?:|mailto:|tel:|#|\/(?!\/))/)
      }
    }
  }
}

/** Each in every field of every block. */
const texts = [
  'Words',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://www.youtube.com/watch?v="><script>alert(1)</script>',
  'مرحبا بالعالم',
  '\u202eoverridden',
  '\ud800',
  'constructor',
  ' ',
  'x'.repeat(900),
]

describe.each(templateIds)('a page of %s', (id) => {
  it.each(texts)('is whole and harmless with %j in every field of every block', async (text) => {
    const html = await markup(
      filledPage(({ field }) => sampleValue(field, text)),
      { id },
    )
    const tags = tagsOf(html)
    expectHarmless(tags)
    const names = tags.map(({ name }) => name)
    expect(names.filter((name) => name === 'h1')).toHaveLength(1)
    expect(names.filter((name) => name === 'main')).toHaveLength(1)
    const ids = tags.flatMap(({ attributes }) => attributes.id ?? [])
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('can be empty', async () => {
    const html = await markup({}, { id })
    expect(wordsOf(html)).toContain('Untitled')
    expect(tagsOf(html).filter(({ attributes }) => attributes.class === 'block')).toEqual([])
  })
})

describe('blocks', () => {
  const samples: Record<string, object> = {
    summary: { problem: 'Nobody found it', result: 'Everybody does' },
    heading: { text: 'The plan' },
    text: { text: '<p>Some <strong>words</strong></p>' },
    picture: { image: upload, imageAlt: 'A hut', caption: 'The hut', width: 'wide' },
    row: { pictures: [{ image: upload }, { image: upload }] },
    grid: { pictures: [{ image: upload, caption: 'One' }] },
    carousel: { pictures: [{ image: upload, caption: 'One' }] },
    comparison: { before: upload, after: upload, beforeLabel: 'Old', afterLabel: 'New' },
    figure: { value: '+15 %', label: 'conversion', source: 'Own count' },
    quote: { text: 'It works', author: 'Ida', role: 'Baker' },
    decisions: { decisions: [{ chosen: 'A list', rejected: 'A map', why: 'Few places' }] },
    code: { code: 'const a = 1', language: 'typescript' },
    table: { rows: [{ cells: ['Year', 'Sum'] }, { cells: ['2025', '12'] }], caption: 'Sums' },
    file: { file: 'https://example.com/plan.pdf', name: 'The plan' },
    media: { kind: 'video', media: 'https://example.com/a.mp4', title: 'A walk' },
    embed: { link: 'https://youtu.be/dQw4w9WgXcQ', title: 'A talk' },
    gallery: { pictures: [{ image: upload, caption: 'Fog' }] },
    divider: {},
  }

  it.each(Object.keys(blockTypes))(
    'of type %s are shown, and left out while there is nothing in them',
    async (type) => {
      expect(await blockMarkup({ type, ...samples[type] })).toContain(`data-type="${type}"`)
      if (type !== 'divider') expect(await blockMarkup({ type })).toBe('')
    },
  )

  it('that are not known are shown as their text', async () => {
    const block = {
      itemId: 'h1',
      type: 'hologram',
      title: 'Floating',
      beams: [{ text: '<p>Blue light</p>' }],
      imagePath: 'user-assets/x',
    }
    const html = await blockMarkup(block)
    expect(wordsOf(html)).toMatch(/Floating\s+Blue light/)
    expect(html).not.toContain('user-assets')
    expect(html).not.toContain('h1')
    expect(await blockMarkup({ type: 'toString', text: 'Words' })).toContain('Words')
  })

  it('take the width that they are given', async () => {
    for (const [width, span] of [
      ['inset', 'text'],
      ['wide', 'wide'],
      ['full', 'full'],
      ['huge', 'text'],
    ]) {
      expect(await blockMarkup({ type: 'picture', image: upload, width })).toContain(`data-span="${span}"`)
    }
  })

  it('take the place of their picture before it comes', async () => {
    const set = { width: 1000, height: 800, widths: [1000], sources: [], widest: upload }
    const known = await markup(withBlock({ type: 'picture', image: upload }), { sets: new Map([[upload, set]]) })
    expect(known).toContain('width="1000" height="800"')
    expect(known).not.toContain('unsized')
    expect(await markup(withBlock({ type: 'picture', image: upload }))).toContain('class="unsized"')
  })

  it('give a video its own size, its poster and its captions, and load nothing of it', async () => {
    const html = await blockMarkup({
      type: 'media',
      kind: 'video',
      mediaPath: 'user-assets/u/p/files/1700000000000-walk.webm',
      mediaFacts: { name: 'walk.webm', bytes: 3_565_158, width: 640, height: 360, seconds: 92 },
      captionsPath: 'user-assets/u/p/files/1700000000000-walk.vtt',
      poster: upload,
      title: 'A walk',
    })
    const [video] = tagsOf(html).filter(({ name }) => name === 'video')
    expect(video?.attributes).toMatchObject({
      width: '640',
      height: '360',
      preload: 'none',
      controls: '',
      'aria-label': 'A walk',
      poster: upload,
    })
    const [track] = tagsOf(html).filter(({ name }) => name === 'track')
    expect(track?.attributes).toMatchObject({ kind: 'captions', src: expect.stringContaining('walk.vtt') as string })
    const upright = { type: 'media', kind: 'video', mediaPath: 'a', mediaFacts: { width: 360, height: 640 } }
    expect(await blockMarkup(upright)).toContain('data-ratio="56"')
  })

  it('ask no other host for a video before it is played', async () => {
    const preloadOf = async (media: object) =>
      tagsOf(await blockMarkup({ type: 'media', kind: 'video', ...media })).find(({ name }) => name === 'video')
        ?.attributes.preload
    expect(await preloadOf({ media: 'https://video.example/a.mp4' })).toBe('none')
    expect(await preloadOf({ mediaPath: 'a' })).toBe('metadata')
  })

  it('say how long audio is, and of which type and size a file is', async () => {
    const audio = { type: 'media', kind: 'audio', mediaPath: 'a', title: 'A song', mediaFacts: { seconds: 92 } }
    expect(wordsOf(await blockMarkup(audio))).toMatch(/A song\s*1:32/)
    const file = {
      type: 'file',
      filePath: 'user-assets/u/p/files/1700000000000-Thesis.pdf',
      fileFacts: { name: 'My thesis.pdf', bytes: 3_565_158 },
      description: 'In German',
    }
    expect(wordsOf(await blockMarkup(file))).toMatch(/My thesis\.pdf\s*PDF · 3\.4 MB · In German/)
    expect(wordsOf(await blockMarkup({ type: 'file', filePath: file.filePath }))).toMatch(/Thesis\.pdf\s*PDF/)
  })

  it('colour code where the page is made, and leave unknown languages as they are', async () => {
    const html = await blockMarkup({ type: 'code', code: 'const a = "<b>" // why', language: 'TypeScript' })
    expect(html).toContain('<span data-token="keyword">const</span>')
    expect(html).toContain('<span data-token="string">&quot;&lt;b&gt;&quot;</span>')
    expect(html).toContain('<span data-token="comment">// why</span>')
    expect(await blockMarkup({ type: 'code', code: 'const a', language: 'klingon' })).toContain('<code>const a</code>')
  })

  it('ask nobody for an embed: a link with the name of its provider', async () => {
    const html = await blockMarkup({ type: 'embed', link: 'https://vimeo.com/76979871', title: 'A film' })
    const [link] = tagsOf(html).filter(({ name }) => name === 'a')
    expect(link?.attributes.href).toBe('https://vimeo.com/76979871')
    expect(link?.attributes['data-embed']).toBe('https://player.vimeo.com/video/76979871?autoplay=1&dnt=1')
    expect(wordsOf(html)).toContain('Play from Vimeo')
    expect(tagsOf(html).filter(({ attributes }) => 'src' in attributes)).toEqual([])
  })

  it('name the provider of an embed without a poster above its title', async () => {
    const film = { type: 'embed', link: 'https://vimeo.com/76979871' }
    expect(wordsOf(await blockMarkup({ ...film, title: 'A film' }))).toMatch(/Vimeo\s*A film\s*Play from Vimeo/)
    expect(wordsOf(await blockMarkup(film))).toMatch(/Vimeo\s*Play from Vimeo/)
    expect(wordsOf(await blockMarkup({ ...film, title: 'A film', poster: upload }))).not.toMatch(/Vimeo\s*A film/)
  })

  it('count the pictures that are shown one by one, where there are several', async () => {
    const slides = (type: string, count: number) =>
      blockMarkup({
        type,
        arrangement: 'slideshow',
        pictures: Array.from({ length: count }, () => ({ image: upload })),
      })
    for (const type of ['carousel', 'gallery']) {
      expect(wordsOf(await slides(type, 3))).toMatch(/1 \/ 3\s*2 \/ 3\s*3 \/ 3/)
      expect(await slides(type, 1)).not.toContain('carousel-place')
    }
  })

  it('give a long answer of the summary a row of its own', async () => {
    const html = await blockMarkup({ type: 'summary', role: 'Design', result: 'It works, and '.repeat(10) })
    const long = tagsOf(html).filter(({ attributes }) => 'data-long' in attributes && 'data-line' in attributes)
    expect(long.map(({ attributes }) => attributes['data-line'])).toEqual(['result'])
  })

  it('show an address of a provider that is not known as a link', async () => {
    const html = await blockMarkup({ type: 'embed', link: 'https://example.com/film' })
    expect(html).toContain('<a href="https://example.com/film"')
    expect(html).not.toContain('data-embed')
  })

  it('set figures that follow each other side by side', async () => {
    const html = await markup({
      blocks: ['1', '2'].map((itemId): Block => ({ itemId, type: 'figure', value: itemId, label: 'of two' })),
    })
    expect(html.match(/class="numbers"/g)).toHaveLength(1)
    expect(html.match(/class="number"/g)).toHaveLength(2)
  })

  it('leave out no level of headings', async () => {
    const blocks = ['3', '2', '3'].map((level): Block => ({ type: 'heading', level, text: `Level ${level}` }))
    const levels = tagsOf(await markup({ blocks })).flatMap(({ name }) => (/^h\d$/.test(name) ? name : []))
    expect(levels).toEqual(['h1', 'h2', 'h2', 'h3'])
  })

  it('have the camera’s settings only where they are wanted', async () => {
    const gallery = { type: 'gallery', pictures: [{ image: upload, exif: { iso: '400' } }] }
    expect(await blockMarkup({ ...gallery, showsExif: true })).toContain('ISO 400')
    expect(await blockMarkup(gallery)).not.toContain('ISO')
  })
})

describe('the switch of the summary', () => {
  const summary = { type: 'summary', result: 'It works' } as Block
  it('is there where it leaves something out', async () => {
    const story = { type: 'text', text: '<p>The story</p>' } as Block
    expect(await markup({ blocks: [summary, story] })).toContain('role="switch"')
    expect(await markup({ blocks: [summary] })).not.toContain('role="switch"')
    expect(await markup({ blocks: [story] })).not.toContain('role="switch"')
  })
})

describe('the pages beside a page', () => {
  const entry = (id: string, kind: 'study' | 'article' = 'study'): ShownPage => ({
    id,
    kind,
    slug: id,
    title: `Page ${id}`,
    excerpt: '',
    date: '',
    minutes: 2,
    item: '',
  })
  const shown: ShownPages = {
    pages: [entry('a'), entry('x', 'article'), entry('b'), entry('c')],
    home: '/ada',
    addressOf: ({ slug }) => `/ada/${slug}`,
  }

  it('are those of its kind before and after it, and the way home', async () => {
    const tags = tagsOf(await markup({ title: 'B' }, { shown, page: 'b' }))
    const linkOf = (rel: string) => tags.find(({ attributes }) => attributes.rel === rel)?.attributes.href
    expect(linkOf('prev')).toBe('/ada/a')
    expect(linkOf('next')).toBe('/ada/c')
    expect(linkOf('home')).toBe('/ada')
    const links = tags.map(({ attributes }) => attributes.href)
    expect(links).toContain('/ada#contact')
    expect(links).toContain('/ada#writing')
  })

  it('are left out at the ends, and of a page that is not among them', async () => {
    expect(await markup({}, { shown, page: 'a' })).not.toContain('rel="prev"')
    expect(await markup({}, { shown, page: 'private' })).not.toContain('rel="next"')
  })
})

describe('the rules of a page', () => {
  it('are those of its blocks alone', () => {
    const look = { css: '.own{}' }
    const css = pageCss(look, withBlock({ type: 'quote', text: 'Words' }))
    expect(css).toContain('.saying')
    expect(css).toContain('.own{}')
    for (const other of ['.wall', '.code', '.lightbox', 'data-ratio']) expect(css).not.toContain(other)
    expect(pageCss(look, withBlock({ type: 'gallery', pictures: [{ image: upload }] }))).toContain('.lightbox')
    expect(pageCss(look, withBlock({ type: 'hologram', title: 'Words' }))).toContain('.prose')
  })

  it('bring the script of blocks only to pages whose blocks have one', async () => {
    expect((await loadPage('developer-pro', withBlock({ type: 'quote', text: 'Words' }))).script).toBe('plain')
    const embed = withBlock({ type: 'embed', link: 'https://youtu.be/dQw4w9WgXcQ' })
    expect((await loadPage('developer-pro', embed)).script).toBe('blocks')
    expect((await loadPage('developer-pro', embed)).highlight).toBeUndefined()
  })
})
