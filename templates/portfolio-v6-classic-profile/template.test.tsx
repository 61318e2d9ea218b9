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
    <TemplatePage definition={template} content={content} layout={{ hidden }} picture={picture} />,
  )
}

describe('the name', () => {
  it('is present in full and typed at 100 ms a character', () => {
    expect(page({ hero: { name: 'Ana Ruiz' } })).toMatch(
      /<h1 dir="auto"><span class="typed"><span>Ana Ruiz<\/span><span aria-hidden="true" data-typing="\[&quot;Ana Ruiz&quot;\]" data-type-ms="100">/,
    )
  })

  it.each([
    ['Ana Ruiz', 'AR'],
    ['ana', 'A'],
    ['Élise de la Tour', 'ÉT'],
    ['Mary (“Q”) Ruiz', 'MR'],
    ['Ana “Rui”', 'AR'],
  ])('of %s stands in for the portrait as %s', (name, letters) => {
    expect(page({ hero: { name } })).toContain(`aria-hidden="true">${letters}</p>`)
  })
})

describe('the navigation', () => {
  const links = (html: string) => [...html.matchAll(/<li><a href="#(\w+)">/g)].map(([, id]) => id)

  it('links to the six sections, and by a button to the contact', () => {
    const html = page(data.example)
    expect(links(html)).toEqual(['home', 'about', 'education', 'experience', 'skills', 'projects'])
    expect(html).toContain('data-scroll-spy="100"')
    expect(html).toContain('href="#contact">Say hello</a>')
  })

  it('leaves out hidden and empty sections', () => {
    const html = page({ ...data.example, education: [{}, { degree: ' ', period: '2012' }] }, ['skills', 'contact'])
    expect(links(html)).toEqual(['home', 'about', 'experience', 'projects'])
    expect(html).not.toContain('#contact')
    expect(html).not.toContain('id="education"')
  })

  it('is left out when there is only a name', () => {
    expect(page({ hero: { name: 'Ana Ruiz' } })).not.toContain('<nav')
  })
})

describe('skill bars', () => {
  const bars = (levels: (number | undefined)[]) =>
    page({ skills: { items: levels.map((level) => ({ name: 'Python', level })) } })

  it('show their level without script, and no bar where there is none', () => {
    const html = bars([82, undefined, 0])
    expect([...html.matchAll(/<rect width="(\d+)%"/g)].map(([, width]) => width)).toEqual(['82', '0'])
    expect(html).toContain('<span class="level">82%</span>')
  })

  it('grow one after the other, 100 ms apart, but none after more than 1.1 s', () => {
    const delays = [...bars(Array.from({ length: 30 }, () => 50)).matchAll(/data-reveal="(\d+)"/g)].map(([, ms]) =>
      Number(ms),
    )
    expect(delays.slice(0, 4)).toEqual([0, 100, 200, 300])
    expect(Math.max(...delays)).toBe(1100)
  })
})

it('carries no style attributes, which pages do not allow', () => {
  expect(page(data.example)).not.toContain('style=')
})

it('shows the year and bullets of a degree that another template wrote', () => {
  const html = page({ education: [{ degree: 'BSc', year: '1999', bullets: ['With honours'] }] })
  expect(html).toContain('1999')
  expect(html).toContain('With honours')
})

it.each(['#', '', 'javascript:alert(1)'])('has no résumé button for %j', (resumeLink) => {
  expect(page({ hero: { name: 'Ana Ruiz', tagline: 'Hello', resumeLink } })).not.toContain('Résumé')
})

describe('the contact card', () => {
  it('links mail and telephone, and shows what cannot be dialled as text', () => {
    const html = page({ contact: { email: 'ana@ruiz.example', phone: '+34 91 000 00 00', address: 'Calle Mayor 1' } })
    expect(html).toContain('<a href="mailto:ana@ruiz.example"')
    expect(html).toContain('<a href="tel:+34910000000"')
    expect(page({ contact: { phone: 'ask at the desk' } })).toContain('<span>ask at the desk</span>')
  })
})
