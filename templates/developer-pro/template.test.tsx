import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { FieldType } from '@vitrine/common/fields/field'
import { isOfType, walkFields } from '@vitrine/common/fields/walk'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { TemplatePage } from '../page.tsx'
import { pictureResolver } from '../picture.ts'
import { data } from './data.ts'
import { template } from './template.tsx'

const picture = pictureResolver({ origin: 'https://storage.example', bucket: 'bucket' })

function page(content: PortfolioContent, hidden: string[] = []): string {
  return renderToStaticMarkup(
    <TemplatePage definition={template} content={content} layout={{ hidden }} picture={picture} />,
  )
}

describe('résumé link', () => {
  it.each(['#', '', '   ', 'javascript:alert(1)'])('is left out for %j', (resumeLink) => {
    expect(page({ hero: { name: 'Ana Ruiz', resumeLink } })).not.toContain('Résumé')
  })

  it('gets a missing scheme', () => {
    expect(page({ hero: { name: 'Ana Ruiz', resumeLink: 'ana.example/cv.pdf' } })).toMatch(
      /<a href="https:\/\/ana\.example\/cv\.pdf"[^>]*>Résumé<\/a>/,
    )
  })
})

describe('titles', () => {
  it('show the first one without JavaScript', () => {
    const html = page({ hero: { name: 'Ana Ruiz', titles: ['', 'Backend developer', 'Speaker'] } })
    expect(html).toContain('<span>Backend developer</span>')
    expect(html).toMatch(
      /<span aria-hidden="true" data-typing="\[&quot;Backend developer&quot;,&quot;Speaker&quot;\]"><\/span>/,
    )
  })

  it('fall back to the single title of other templates', () => {
    expect(page({ hero: { name: 'Ana Ruiz', title: 'Designer' } })).toContain('<span>Designer</span>')
  })
})

describe('sections', () => {
  const links = (html: string) => [...html.matchAll(/<li><a href="#(\w+)">/g)].map(([, id]) => id)

  it('are in the navigation and on the page', () => {
    const html = page(data.example)
    expect(links(html)).toEqual(['about', 'experience', 'projects', 'contact'])
    for (const id of links(html)) expect(html).toContain(`<section id="${id}"`)
  })

  it('are removed from the navigation when hidden or empty', () => {
    const html = page({ ...data.example, work: [{}, { position: ' ' }] }, ['contact'])
    expect(links(html)).toEqual(['about', 'projects'])
    expect(html).not.toContain('#contact')
    expect(html).not.toContain('id="experience"')
  })

  it('have no navigation when there is only a name', () => {
    const html = page({ hero: { name: 'Ana Ruiz' } })
    expect(html).toContain('Ana Ruiz</h1>')
    expect(html).not.toContain('<nav')
  })
})

it('links to no executable address', () => {
  const hostile = 'javascript:alert(1)'
  const html = page({
    hero: { name: 'Ana Ruiz', profileImage: hostile },
    about: { bio: `<p><a href="${hostile}">bio</a></p>` },
    work: [{ company: 'Acme', link: hostile }],
    projects: [{ title: 'One', link: hostile, repository: 'data:text/html,x', image: hostile }],
    contact: { social: { github: 'github.com/ana', website: hostile } },
  })
  expect(html).not.toMatch(/(?:href|src)="(?:javascript|data):/)
  expect(html).toContain('href="https://github.com/ana"')
})

it('offers the paths that the editor has dedicated controls for', () => {
  const places = walkFields(data.metadata).filter(
    ({ containers, section }) => containers.length === 0 && !section.optional,
  )
  const paths = (type: FieldType) => places.filter(isOfType(type)).map(({ path }) => path)
  expect(paths('array:string')).toEqual(['hero.titles', 'about.skills'])
  expect(paths('array:object')).toEqual(['work', 'projects', 'contact.social.more'])
})
