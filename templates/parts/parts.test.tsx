import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { loadWording } from '../words/load-wording.ts'
import { usedCategories } from './filter.tsx'
import { JoinedTexts } from './joined-texts.tsx'
import { Link } from './link.tsx'
import { WordingContext } from './say.ts'
import { wordStep } from './section-heading.tsx'
import { socialEntries } from './social.ts'
import { Typing } from './typing.tsx'

describe('Link', () => {
  it('names its relations', () => {
    expect(
      renderToStaticMarkup(
        <Link href="https://example.com/a" rel="me">
          a
        </Link>,
      ),
    ).toBe('<a href="https://example.com/a" rel="me noopener">a</a>')
    expect(renderToStaticMarkup(<Link href="mailto:a@example.com">a</Link>)).toBe(
      '<a href="mailto:a@example.com">a</a>',
    )
  })

  it('renders plain text without a safe address', () => {
    expect(renderToStaticMarkup(<Link href="data:text/html,x">a</Link>)).toBe('<span>a</span>')
  })
})

describe('JoinedTexts', () => {
  it.each([
    ['de', 'Kunsthalle, Bern'],
    ['ar', 'Kunsthalle، Bern'],
    ['ja', 'Kunsthalle、Bern'],
  ] as const)('has the comma of its language: %s', async (language, joined) => {
    const show = { venue: 'Kunsthalle', city: 'Bern' }
    const texts = [
      { field: 'venue', text: show.venue },
      { field: 'city', text: show.city },
    ] as const
    expect(
      renderToStaticMarkup(
        <WordingContext value={await loadWording(language)}>
          <JoinedTexts from={show} texts={texts} />
        </WordingContext>,
      ),
    ).toBe(joined)
  })
})

it.each([
  ['Work', undefined],
  ['Awards', undefined],
  ['Ausstellungen', 13],
  ['Beruflicher Werdegang', 11],
  ['Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', 32],
])('the longest word of “%s” is on step %s', (heading, step) => expect(wordStep(heading)).toBe(step))

describe('socialEntries', () => {
  it('prepends https:// and leaves out invalid addresses', () => {
    expect(
      socialEntries({ website: 'example.com', linkedin: '#', behance: '', github: 'javascript:alert(1)' }),
    ).toMatchObject([{ label: 'Website', href: 'https://example.com/' }])
    expect(socialEntries(undefined)).toEqual([])
  })

  it('has profiles of other kinds last, whichever a template has fields for', () => {
    const more = [{ label: 'CodePen', href: 'codepen.io/ada' }, { href: 'https://a.example/b' }, { label: 'None' }]
    expect(socialEntries({ github: 'https://github.com/ada', website: 'a.example', more }, ['github'])).toMatchObject([
      { label: 'GitHub', href: 'https://github.com/ada' },
      { label: 'CodePen', href: 'https://codepen.io/ada' },
      { label: 'a.example/b', href: 'https://a.example/b' },
    ])
  })
})

describe('usedCategories', () => {
  it('keeps the owner’s order and only what has entries', () => {
    const items = [{ category: 'Print' }, { category: ' Identity ' }, { category: 'Space' }, {}, { category: ' ' }]
    expect(usedCategories(['Identity', 'Print', 'Film'], items)).toEqual(['Identity', 'Print', 'Space'])
    expect(usedCategories(undefined, [])).toEqual([])
  })
})

describe('Typing', () => {
  it('shows the first text and hides what is being typed from readers', () => {
    const html = renderToStaticMarkup(<Typing texts={['One', 'Two "quoted"']} typeMs={80} />)
    expect(html).toContain('<span>One</span>')
    expect(html).toContain('aria-hidden="true"')
    expect(html).toContain('data-type-ms="80"')
    expect(html).toContain('></span></span>')
  })
})
