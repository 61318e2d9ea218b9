import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { TemplatePage } from '../page.tsx'
import { pictureResolver } from '../picture.ts'
import { data } from './data.ts'
import { template } from './template.tsx'

const picture = pictureResolver({ origin: 'https://storage.example', bucket: 'bucket' })

function page(content: PortfolioContent, hidden: string[] = []): string {
  return renderToStaticMarkup(
    <TemplatePage
      definition={template}
      content={{ hero: { name: 'Maren Solheim' }, ...content }}
      layout={{ hidden }}
      picture={picture}
    />,
  )
}

const images = (...categories: string[]) => categories.map((category, i) => ({ src: `/p${i}.webp`, category }))

describe('the navigation', () => {
  const links = (html: string) =>
    [...html.matchAll(/<li><a href="([^"]+)"/g)].map(([, href]) => href).filter((href) => !href?.startsWith('mailto:'))

  it('links to the sections and to a CV', () => {
    const hero = { name: 'Maren Solheim', resumeLink: 'https://example.com/cv.pdf' }
    const nav = (html: string) => links(/<nav.*?<\/nav>/.exec(html)?.[0] ?? '')
    expect(nav(page({ ...data.example, hero }))).toEqual([
      '#gallery',
      '#about',
      '#contact',
      'https://example.com/cv.pdf',
    ])
    expect(nav(page({ ...data.example, hero: { ...hero, resumeLink: '#' } }, ['about']))).toEqual([
      '#gallery',
      '#contact',
    ])
  })

  it('is left out, with the way back to the top, where there is only a name', () => {
    expect(page({})).not.toContain('<nav')
    expect(page({})).not.toContain('Back to top')
    expect(page(data.example)).toContain('Back to top')
  })
})

describe('the gallery', () => {
  it('opens its pictures in the lightbox, which pages without it do not have', () => {
    const html = page({ gallery: { images: [{ src: '/a.webp', caption: 'Poster' }] } })
    expect(html).toContain('<a href="/a.webp" data-lightbox="Poster">')
    expect(html).toContain('data-lightbox-dialog')
    expect(page({ about: { bio: '<p>Hello</p>' } })).not.toContain('data-lightbox-dialog')
  })

  it('is filtered once pictures are in two categories, in the order of the owner', () => {
    const gallery = { categories: ['Print'], images: images('Identity', 'Print') }
    expect(page({ gallery })).toContain('data-options="[&quot;Print&quot;,&quot;Identity&quot;]"')
    expect(page({ gallery: { images: images('Print', 'Print') } })).not.toContain('data-filter')
  })

  it('describes a picture by its description, else its caption, else its place', () => {
    const html = page({
      gallery: {
        images: [
          { src: '/a.webp', alt: 'A red poster', caption: 'Poster' },
          { src: '/b.webp', caption: 'Book' },
          { src: '/c.webp' },
        ],
      },
    })
    for (const alt of ['A red poster', 'Book', 'Picture 3']) expect(html).toContain(`alt="${alt}"`)
  })
})

it('says hello by mail only to a valid address', () => {
  expect(page({ contact: { email: 'maren@example.com' } })).toContain(
    '<a href="mailto:maren@example.com">Say Hello</a>',
  )
  expect(page({ contact: { email: 'maren', phone: '+47 22 00 00 00' } })).not.toContain('Say Hello')
})

it('sets long names and titles smaller', () => {
  expect(page({ hero: { name: 'x'.repeat(23) } })).toContain('<h1 dir="auto" data-long="true">')
  expect(page({})).not.toContain('data-long')
})
