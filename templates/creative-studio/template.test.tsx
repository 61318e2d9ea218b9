import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { TemplatePage } from '../page.tsx'
import { pictureResolver } from '../picture.ts'
import { data } from './data.ts'
import { lettersAcross } from './components/fit.ts'
import { template } from './template.tsx'

const picture = pictureResolver({ origin: 'https://storage.example', bucket: 'bucket' })

function page(content: PortfolioContent, hidden: string[] = []): string {
  return renderToStaticMarkup(
    <TemplatePage definition={template} content={content} layout={{ hidden }} picture={picture} />,
  )
}

const hero = { name: 'Plum' }

describe('the category filter', () => {
  const projects = [{ title: 'One' }, { title: 'Two', category: 'Motion' }, { title: 'Three', category: 'Design' }]

  it('starts on Design, the default category', () => {
    const html = page({ hero, projects })
    expect(html).toContain('data-options="[&quot;Design&quot;,&quot;Motion&quot;]"')
    expect(html).toContain('data-initial="Design"')
    expect(
      [...html.matchAll(/<li data-category="(\w+)"( hidden="")?>/g)].map(([, name, off]) => [name, Boolean(off)]),
    ).toEqual([
      ['Design', false],
      ['Motion', true],
      ['Design', false],
    ])
  })

  it('starts on All without a Design project', () => {
    const html = page({
      hero,
      projects: [
        { title: 'A', category: 'Film' },
        { title: 'B', category: 'Print' },
      ],
    })
    expect(html).toContain('data-filter="mosaic"')
    expect(html).not.toContain('data-initial')
    expect(html).not.toContain('hidden=""')
  })

  it('is left out for a single category', () => {
    expect(page({ hero, projects: [{ title: 'A' }, { title: 'B' }] })).not.toContain('data-filter')
  })
})

describe('projects', () => {
  it('open in dialogs with links to their neighbours', () => {
    const [a, b, c] = [
      { itemId: 'ax', title: 'A', link: 'a.example' },
      { itemId: '1', title: 'B' },
      { itemId: '0', title: 'C' },
    ]
    const html = page({ hero, projects: [a, b, c] })
    expect(html).toContain('<a class="tile" href="#projects-item-ax" data-modal="">')
    expect(html).toMatch(
      /<dialog id="projects-item-ax"[^>]*>.*?href="#projects-item-0" rel="prev".*?href="#projects-item-1" rel="next".*?href="#projects"/,
    )
    const dialogOf = (title: string, markup: string) =>
      new RegExp(
        `<a class="tile" href="#([\\w-]+)" data-modal=""><div class="tile-label"><h3 dir="auto">${title}<`,
      ).exec(markup)?.[1]
    const moved = page({ hero, projects: [c, a, b] })
    for (const title of ['A', 'B', 'C']) {
      expect(dialogOf(title, html)).toBeDefined()
      expect(dialogOf(title, moved)).toBe(dialogOf(title, html))
    }
    expect(html).toContain('<a href="https://a.example/" class="button" rel="noopener">Visit project</a>')
  })

  it('have no neighbours if there is only one', () => {
    expect(page({ hero, projects: [{ title: 'A' }] })).not.toContain('rel="next"')
  })
})

describe('services and testimonials', () => {
  it('name the price they start at', () => {
    expect(page({ hero, services: [{ title: 'Films', priceFrom: '€4,800' }] })).toContain('From €4,800')
    expect(page({ hero, services: [{ title: 'Films' }] })).not.toContain('From')
  })

  it('are quoted once', () => {
    const html = page({ hero, testimonials: [{ quote: ' “Loud, and right.” ' }, { quote: 'It’s fine' }] })
    expect(html).toContain('<p>Loud, and right.</p>')
    expect(html).toContain('<p>It’s fine</p>')
  })
})

describe('the media kit', () => {
  it.each(['', '#', 'javascript:alert(1)'])('is left out for %j', (mediaKit) => {
    expect(page({ hero, about: { bio: 'We draw.', mediaKit } })).not.toContain('Media kit')
  })

  it('is linked', () => {
    expect(page({ hero, about: { mediaKit: 'plum.example/kit.zip' } })).toContain('href="https://plum.example/kit.zip"')
  })
})

describe('the call to action', () => {
  const cta = { headline: 'Hello?' }

  it('links to its own address, else to the mail address', () => {
    const contact = { email: 'hi@plum.example' }
    expect(page({ hero, cta: { ...cta, href: 'plum.example/call' }, contact })).toContain(
      'href="https://plum.example/call"',
    )
    expect(page({ hero, cta, contact })).toContain('<a href="mailto:hi@plum.example" class="button">Get in touch</a>')
    expect(page({ hero, cta })).not.toContain('class="button"')
  })

  it('is empty with only a button', () => {
    expect(page({ hero, cta: { buttonText: 'Go' } })).not.toContain('id="cta"')
  })
})

describe('sections', () => {
  const links = (html: string) => [...html.matchAll(/<li><a href="#(\w+)">/g)].map(([, id]) => id)

  it('are in the navigation in the order of the page', () => {
    expect(links(page(data.example))).toEqual([
      'projects',
      'about',
      'services',
      'process',
      'testimonials',
      'awards',
      'cta',
    ])
  })

  it('leave the navigation with the page', () => {
    expect(links(page({ ...data.example, services: [{ priceFrom: '€1' }] }, ['process', 'awards']))).toEqual([
      'projects',
      'about',
      'testimonials',
      'cta',
    ])
  })

  it('show the networks that the header has and no others', () => {
    const html = page({
      hero,
      contact: { social: { dribbble: 'dribbble.com/plum', github: 'github.com/plum', linkedin: '#' } },
    })
    expect(html).toContain('href="https://dribbble.com/plum"')
    expect(html).not.toContain('github')
    expect(html).not.toContain('LinkedIn')
  })
})

describe('lettersAcross', () => {
  it.each([
    ['Plum', 5],
    ['Big Tuesday', 7],
    ['Ill', 3],
    ['', 3],
    ['The Association of Independent Typographic Workers', 17],
    ['x'.repeat(1_000), 40],
  ])('fits %j into %d letters', (name, letters) => {
    expect(lettersAcross(name)).toBe(letters)
  })
})
