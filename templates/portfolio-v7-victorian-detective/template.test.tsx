import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { isOfType, walkFields } from '@vitrine/common/fields/walk'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { canaryContent } from '../canary-content.ts'
import { TemplatePage } from '../page.tsx'
import { pictureResolver } from '../picture.ts'
import { optionalSections } from '../shared-sections/sections.ts'
import { data } from './data.ts'
import { icons, strokesOf } from './components/icons.ts'
import { template } from './template.tsx'

const picture = pictureResolver({ origin: 'https://storage.example', bucket: 'bucket' })

function page(content: PortfolioContent, hidden: string[] = [], added: string[] = []): string {
  return renderToStaticMarkup(
    <TemplatePage definition={template} content={content} layout={{ hidden, added }} picture={picture} />,
  )
}

const navigation = (html: string) =>
  [...(html.match(/<nav.*?<\/nav>/)?.[0] ?? '').matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, label]) => [
    label,
    href,
  ])

describe('navigation', () => {
  const { nav: _, ...unnavigated } = data.example
  const withItems = (items: { label?: string; href?: string }[], hidden?: string[]) =>
    navigation(page({ ...unnavigated, nav: { items } }, hidden))

  it('has the owner’s entries in their order', () => {
    const items = [
      { label: 'Write', href: '#contact' },
      { label: 'Cases', href: '#projects' },
      { label: 'Blog', href: 'blog.example' },
    ]
    expect(withItems(items)).toEqual([
      ['Write', '#contact'],
      ['Cases', '#projects'],
      ['Blog', 'https://blog.example/'],
    ])
  })

  it('leaves out entries that lead nowhere', () => {
    const items = [
      { label: 'Cases', href: '#projects' },
      { label: 'Write', href: '#contact' },
      { label: 'Gone', href: '#attic' },
      { label: 'Hostile', href: 'javascript:alert(1)' },
      { label: ' ', href: '#skills' },
      { label: 'Unfinished' },
    ]
    expect(withItems(items, ['projects'])).toEqual([['Write', '#contact']])
  })

  it('lists the sections where the owner has made no entries', () => {
    const sections = data.metadata.sections.filter(({ hideable, optional }) => !optional && hideable)
    expect(navigation(page(unnavigated))).toEqual(sections.map(({ id, label }) => [label, `#${id}`]))
  })

  it('has a menu button on narrow screens unless the owner does without', () => {
    expect(page({ ...unnavigated, nav: {} })).toContain('data-menu="nav"')
    expect(page({ ...unnavigated, nav: { showMobileMenu: false } })).not.toContain('data-menu')
  })

  it('marks the section that has come within 150 pixels of the top', () => {
    expect(page(data.example)).toContain('data-scroll-spy="150"')
    expect(template.css).toContain('scroll-padding-top: 80px')
  })
})

describe('roles', () => {
  it('are typed at 80 milliseconds a character', () => {
    const html = page({ hero: { name: 'Ana Ruiz', titles: ['Detective', ' ', 'Writer'], title: 'Clerk' } })
    expect(html).toContain('<span>Detective</span>')
    expect(html).toMatch(/data-typing="\[&quot;Detective&quot;,&quot;Writer&quot;\]" data-type-ms="80"/)
  })

  it('fall back to the single title', () => {
    expect(page({ hero: { name: 'Ana Ruiz', titles: [''], title: 'Clerk' } })).toContain('<span>Clerk</span>')
  })
})

describe('title page', () => {
  const links = (content: PortfolioContent) =>
    [...page(content).matchAll(/<a href="([^"]*)"[^>]*class="tag"/g)].map(([, href]) => href)

  it('links to the profiles, the mail and the résumé that have an address', () => {
    expect(
      links({
        hero: { emailLink: 'mailto:ana@example.com', resumeLink: 'ana.example/cv.pdf' },
        contact: { social: { github: 'github.com/ana', linkedin: 'https://linkedin.com/in/ana' } },
      }),
    ).toEqual([
      'https://github.com/ana',
      'https://linkedin.com/in/ana',
      'mailto:ana@example.com',
      'https://ana.example/cv.pdf',
    ])
    expect(
      links({
        hero: { emailLink: 'ana', resumeLink: '#' },
        contact: { social: { github: '#', linkedin: 'javascript:alert(1)' } },
      }),
    ).toEqual([])
  })

  it('sets each paragraph of the summary by itself', () => {
    expect(page({ hero: { name: 'Ana Ruiz', summary: 'One.\n\n \nTwo,\nstill two.' } })).toContain(
      '<p>One.</p><p>Two,\nstill two.</p>',
    )
  })
})

describe('sections', () => {
  it('are lettered as they follow each other', () => {
    const letters = (html: string) => [...html.matchAll(/Exhibit (?:<!-- -->)?(\S+?)</g)].map(([, letter]) => letter)
    expect(letters(page(data.example))).toEqual([...'ABCDEFGHI'])
    expect(letters(page(data.example, ['skills', 'patents']))).toEqual([...'ABCDEFG'])
    const added = optionalSections.map(({ id }) => id)
    expect(letters(page(canaryContent(), [], added)).slice(24, 28)).toEqual(['Y', 'Z', 'AA', 'AB'])
  })

  it('show the documents of a certification, named or not', () => {
    const links = [
      { label: 'Syllabus', href: 'one.example' },
      { href: 'two.example' },
      { label: 'Bad', href: 'javascript:alert(1)' },
    ]
    const html = page({ certifications: [{ title: 'Warrant', links }] })
    expect(html).toContain('<a href="https://one.example/" rel="noopener">Syllabus</a>')
    expect(html).toContain('<a href="https://two.example/" rel="noopener">Certificate</a>')
    expect(html).not.toContain('Bad')
  })

  it('show a degree that another template has described', () => {
    const html = page({ education: [{ year: '1889', degree: 'Chemistry', bullets: ['Studied tobacco ash'] }] })
    for (const text of ['1889', 'Chemistry', 'Studied tobacco ash']) expect(html).toContain(text)
  })
})

describe('icons', () => {
  it('are all different', () => {
    expect(new Set(icons.map(({ value }) => value)).size).toBe(icons.length)
    expect(new Set(icons.map(({ value }) => strokesOf(value))).size).toBe(icons.length)
  })

  it('fall back to the magnifying glass', () => {
    for (const unknown of [undefined, '', 'fa-code']) expect(strokesOf(unknown)).toBe(strokesOf('magnifier'))
  })
})

it('offers the skills at the path that the editor has a control for', () => {
  expect(
    walkFields(data.metadata)
      .filter(isOfType('array:object'))
      .map(({ path }) => path),
  ).toContain('skills.categories')
})
