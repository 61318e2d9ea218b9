import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { TemplatePage } from '../page.tsx'
import { pictureResolver } from '../picture.ts'
import { data } from './data.ts'
import { template } from './template.tsx'

const picture = pictureResolver({ origin: 'https://storage.example', bucket: 'bucket' })
const name = 'Ana Ruiz'

function page(content: PortfolioContent, hidden: string[] = []): string {
  return renderToStaticMarkup(
    <TemplatePage
      definition={template}
      content={{ hero: { name }, ...content }}
      layout={{ hidden }}
      picture={picture}
    />,
  )
}

const headings = (html: string, level: number) =>
  [...html.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, 'g'))].map(([, text = '']) =>
    text.replace(/<[^>]+>/g, ''),
  )

describe('articles', () => {
  const articles = [
    { title: 'One', category: 'Leadership' },
    { title: 'Two', category: 'Capital', featured: true },
    { title: 'Three', category: ' Leadership ', featured: true },
    { title: ' ' },
  ]

  it('lead with the first featured one and list the others in the owner’s order', () => {
    const html = page({ articles })
    expect(headings(html, 2)).toEqual(['Two', 'Latest Articles'])
    expect(headings(html, 3)).toEqual(['One', 'Three'])
  })

  it('are all listed if none is featured', () => {
    const html = page({ articles: [{ title: 'One' }, { title: 'Two' }] })
    expect(headings(html, 3)).toEqual(['One', 'Two'])
    expect(html).not.toContain('Featured')
  })

  it('are filtered by the categories of the list once there are two', () => {
    expect(page({ articles })).not.toContain('data-filter')
    const html = page({ articles: [...articles, { title: 'Four', category: 'Governance' }] })
    expect(html).toContain('data-options="[&quot;Leadership&quot;,&quot;Governance&quot;]"')
    expect([...html.matchAll(/data-category="([^"]*)"/g)].map(([, category]) => category)).toEqual([
      'Leadership',
      'Leadership',
      'Governance',
    ])
  })

  it('show their reading time and date', () => {
    const dated = (date: string) => page({ articles: [{ title: 'One', date, readTime: '4 min read' }] })
    expect(dated('2025-02-03')).toContain('<time dateTime="2025-02-03">February 3, 2025</time><span>4 min read</span>')
    expect(dated('Spring 2025')).toContain('<time>Spring 2025</time>')
    expect(dated('2025-02-30')).toContain('<time>2025-02-30</time>')
  })

  it('disappear with their section, including the featured one', () => {
    const html = page({ articles }, ['articles'])
    expect(headings(html, 2)).toEqual([])
    expect(html).not.toContain('#articles')
  })
})

describe('a list without articles', () => {
  const none = 'No articles yet.'

  it.each<[string, PortfolioContent]>([
    ['an article that leads', { articles: [{ title: 'One', featured: true }] }],
    ['an empty list of the owner’s', { articles: [] }],
    ['mentions in the press', { press: [{ name: 'Ledger' }] }],
  ])('shows a message beside %s', (_, content) => {
    expect(page(content)).toContain(none)
  })

  it('is left out on other pages and when hidden', () => {
    expect(page({ contact: { email: 'ana@example.com' }, cta: { headline: 'Write to me' } })).not.toContain(none)
    expect(page({ press: [{ name: 'Ledger' }] }, ['articles'])).not.toContain(none)
  })
})

describe('as seen in', () => {
  it('sets names where there is no logo, and links only to safe addresses', () => {
    const html = page({
      press: [
        { name: 'Ledger', url: 'ledger.example' },
        { name: 'Nordlys', logo: 'https://example.com/nordlys.webp', url: 'javascript:alert(1)' },
        { url: 'https://example.com' },
      ],
    })
    expect(html).toContain('<a href="https://ledger.example/" rel="noopener">Ledger</a>')
    expect(html).toContain('alt="Nordlys"')
    expect(html).not.toContain('javascript:')
    expect(html.match(/<li dir="auto">/g)).toHaveLength(2)
  })

  it('stands for a media kit alone', () => {
    expect(page({ about: { mediaKit: 'https://example.com/kit.zip' } })).toContain('Media kit')
    expect(page({ about: { mediaKit: '#' } })).not.toContain('id="press"')
  })
})

describe('call to action', () => {
  const button = (cta: PortfolioContent['cta']) => /<p class="cta-action">(.*?)<\/p>/.exec(page({ cta }))?.[1]

  it('has a button only with a valid link', () => {
    expect(button({ headline: 'Talk', href: 'mailto:ana@example.com', buttonText: 'Write' })).toBe(
      '<a href="mailto:ana@example.com">Write</a>',
    )
    expect(button({ headline: 'Talk', href: 'https://example.com/' })).toContain('Get in touch')
    expect(button({ headline: 'Talk', href: '#', buttonText: 'Write' })).toBeUndefined()
  })
})

describe('the page', () => {
  it('links to its sections', () => {
    const links = (html: string) => [...html.matchAll(/<li><a href="#(\w+)">/g)].map(([, id]) => id)
    expect(links(page(data.example))).toEqual(['articles', 'author', 'press', 'contact'])
    expect(links(page(data.example, ['press', 'author']))).toEqual(['articles', 'contact'])
  })

  it('shows only the masthead when there is only a name', () => {
    const html = page({})
    expect(html).toContain(`${name}</h1>`)
    expect(html).not.toContain('<nav')
    expect(html).toMatch(/<main[^>]*><\/main>/)
  })

  it('shows the profiles of the author card and no other', () => {
    const html = page({
      contact: { social: { linkedin: 'linkedin.com/in/ana', github: 'github.com/ana', twitter: '#' } },
    })
    expect(html).toContain('href="https://linkedin.com/in/ana"')
    expect(html).not.toContain('github.com')
    expect(html).not.toContain('>X<')
  })

  it('shows the newsletter form once it has a title', () => {
    expect(page({ newsletter: { title: 'Monthly letter' } })).toContain('Monthly letter</h2>')
    expect(page({ newsletter: { title: ' ', endpoint: 'https://letters.example' } })).not.toContain('<form')
  })
})
