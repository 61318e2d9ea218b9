import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { classifyLink, safeHref, safeImageSource } from './links.ts'

/** An href as a browser resolves it on one of our pages. */
const resolved = (href: string) => new URL(href, 'https://vitrine.example/ada')

describe('safeHref', () => {
  it.each([
    ['https://example.com', 'https://example.com/'],
    ['http://example.com/a?b=c#d', 'http://example.com/a?b=c#d'],
    ['HTTPS://Example.com/Path', 'https://example.com/Path'],
    ['mailto:ada@example.com', 'mailto:ada@example.com'],
    ['tel:+441234', 'tel:+441234'],
    ['example.com', 'https://example.com/'],
    ['www.linkedin.com/in/ada', 'https://www.linkedin.com/in/ada'],
    ['  example.com  ', 'https://example.com/'],
    ['exam\nple.com', 'https://example.com/'],
    ['example.com:8080/x', 'https://example.com:8080/x'],
    ['//example.com/x', 'https://example.com/x'],
    ['\\\\example.com/x', 'https://example.com/x'],
    ['#contact', '#contact'],
    ['#', '#'],
    ['/images/a.png', '/images/a.png'],
    ['./grids/index.html', './grids/index.html'],
    ['../index.html#work', '../index.html#work'],
  ])('makes %j into %s', (input, href) => expect(safeHref(input)).toBe(href))

  it.each(['', ' ', '\n', undefined, null])('rejects %j', (input) => expect(safeHref(input)).toBeNull())

  const active = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    '\u0000javascript:alert(1)',
    '\u0001javascript:alert(1)',
    '\u001fjavascript:alert(1)',
    '\u007fjavascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'java\r\nscript:alert(1)',
    'j\na\nv\na\ns\nc\nr\ni\np\nt:alert(1)',
    'javascript\t:alert(1)',
    'javascript\n:alert(1)',
    'javascript://example.com/%0aalert(1)',
    'javascript:example.com:8080/',
    'javascript:x.y:1/alert(1)',
    'javascript:alert(1)//.com:80/',
    'javascript:.com:1',
    '\u00a0javascript:alert(1)',
    '\ufeffjavascript:alert(1)',
    '\u2028javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'DATA:text/html,x',
    'vbscript:msgbox(1)',
    'livescript:alert(1)',
    'blob:https://example.com/x',
    'filesystem:https://example.com/x',
    'file:///etc/passwd',
    'ftp://example.com',
    'about:blank',
    'view-source:https://example.com',
    'ws://example.com',
    'intent://example.com#Intent;scheme=https;end',
    'x-javascript:alert(1)',
    'feed:javascript:alert(1)',
    'jar:https://example.com!/',
  ]
  it.each(active)('rejects %j or turns it into a plain address', (input) => {
    const href = safeHref(input)
    if (href !== null) expect(resolved(href).protocol).toMatch(/^https?:$/)
  })

  it.each(active.filter((input) => !input.includes('.com:') && !/\.\w+:\d/.test(input)))('refuses %j', (input) =>
    expect(safeHref(input)).toBeNull(),
  )

  it.each(['https://', 'http://[', 'https://exa mple.com', 'https://a b', 'http://%'])(
    'refuses %j, which is no address',
    (input) => expect(safeHref(input)).toBeNull(),
  )

  it.each(['/\\example.com', '/\t/example.com', '/\n\\example.com'])(
    'sees through %j, which leaves this site',
    (input) => {
      const href = safeHref(input)
      expect(href === null || href.startsWith('https://')).toBe(true)
    },
  )

  const trickyText = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          'javascript:',
          'JAVASCRIPT',
          ':',
          '/',
          '\\',
          '//',
          '#',
          '?',
          '@',
          '.',
          'data:',
          '\t',
          '\n',
          '\u0000',
          ' ',
          '\u00a0',
          '\ufeff',
          '%',
          'a.b',
          ':80',
          'https:',
        ),
        fc.string({ unit: 'grapheme', maxLength: 4 }),
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join(''))

  it('only allows web, mail and telephone addresses, paths and fragments', () => {
    fc.assert(
      fc.property(trickyText, (input) => {
        const href = safeHref(input)
        if (href === null) return
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(resolved(href).protocol)
      }),
      { numRuns: 3_000 },
    )
  })

  it('links to another origin only by an absolute address', () => {
    fc.assert(
      fc.property(trickyText, (input) => {
        const href = safeHref(input)
        if (href === null || !/^[./#]/.test(href)) return
        expect(resolved(href).origin).toBe('https://vitrine.example')
      }),
      { numRuns: 3_000 },
    )
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(trickyText, (input) => {
        const href = safeHref(input)
        if (href !== null) expect(safeHref(href)).toBe(href)
      }),
      { numRuns: 3_000 },
    )
  })
})

describe('safeImageSource', () => {
  it.each([
    ['https://example.com/a.png', 'https://example.com/a.png'],
    ['/examples/developer-pro/a.webp', '/examples/developer-pro/a.webp'],
    ['example.com/a.png', 'https://example.com/a.png'],
    ['#a', null],
    ['mailto:ada@example.com', null],
    ['tel:1', null],
    ['data:image/png;base64,AAAA', null],
    ['javascript:alert(1)', null],
    ['', null],
    [undefined, null],
  ])('of %j is %j', (input, source) => expect(safeImageSource(input)).toBe(source))
})

describe('classifyLink', () => {
  it.each([
    ['mailto:ada@example.com', 'email'],
    ['MAILTO:ada@example.com', 'email'],
    ['mailto:ada@linkedin.com', 'email'],
    ['https://www.linkedin.com/in/ada', 'social'],
    ['https://twitter.com/ada', 'social'],
    ['https://x.com/ada', 'social'],
    ['https://www.facebook.com/ada', 'social'],
    ['https://instagram.com/ada', 'social'],
    ['https://github.com/ada', 'social'],
    ['https://gist.github.com/ada', 'social'],
    ['https://dribbble.com/ada', 'social'],
    ['https://www.behance.net/ada', 'social'],
    ['https://github.com/ada/cv/raw/main/cv.pdf', 'social'],
    ['https://example.com/cv.pdf', 'download'],
    ['https://example.com/cv.PDF?version=2#page', 'download'],
    ['https://example.com/cv.doc', 'download'],
    ['https://example.com/cv.docx', 'download'],
    ['https://example.com/cv.zip', 'download'],
    ['https://example.com/cv.rar', 'download'],
    ['https://example.com/cv.csv', 'download'],
    ['https://example.com/cv.xls', 'download'],
    ['https://example.com/cv.xlsx', 'download'],
    ['/files/cv.pdf', 'download'],
    ['https://example.com', 'external'],
    ['https://example.com/pdf', 'external'],
    ['https://example.com/?file=cv.pdf', 'external'],
    ['https://netflix.com', 'external'],
    ['https://example.com/github', 'external'],
    ['https://mygithub.com', 'external'],
    ['https://x.example.com', 'external'],
    ['https://github.example.com', 'external'],
    ['tel:+441234', 'external'],
    ['http://[', 'external'],
    ['', 'external'],
  ])('%s is %s', (href, type) => expect(classifyLink(href)).toBe(type))
})
