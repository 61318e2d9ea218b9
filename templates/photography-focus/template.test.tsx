import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { TemplatePage } from '../page.tsx'
import { pictureResolver } from '../picture.ts'
import { data } from './data.ts'
import { exifEntries } from '../parts/exif.ts'
import { template } from './template.tsx'

const picture = pictureResolver({ origin: 'https://storage.example', bucket: 'bucket' })

function page(content: PortfolioContent, hidden: string[] = []): string {
  return renderToStaticMarkup(
    <TemplatePage definition={template} content={content} layout={{ hidden }} picture={picture} />,
  )
}

const hero = { photographerName: 'Iria Outeiro' }
const images = (...categories: string[]) =>
  categories.map((category, i) => ({ src: `/p${i}.webp`, caption: `P${i}`, category }))

describe('the name', () => {
  it.each([
    [{ photographerName: 'Iria Outeiro', name: 'Someone else' }, 'Iria Outeiro'],
    [{ photographerName: ' ', artistName: 'Studio Fjord' }, 'Studio Fjord'],
    [{ name: 'Noor Haddad' }, 'Noor Haddad'],
  ])('of %j is %s', (names, expected) => {
    expect(page({ hero: names })).toMatch(new RegExp(`<h1[^>]*>${expected}</h1>`))
  })

  it('has the artist name beside it only where that is another one', () => {
    expect(page({ hero: { ...hero, artistName: 'Studio Fjord' } })).toContain(
      '<p class="caps" dir="auto">Studio Fjord</p>',
    )
    expect(page({ hero: { artistName: 'Studio Fjord' } }).match(/Studio Fjord<\/(p|h1)>/g)).toEqual([
      'Studio Fjord</h1>',
      'Studio Fjord</p>',
    ])
  })
})

describe('camera data', () => {
  it('gets the signs that bare numbers lack, and keeps what is written with them', () => {
    const short = (exif: Parameters<typeof exifEntries>[0]) => exifEntries(exif).map((entry) => entry.short)
    expect(short({ camera: 'Leica Q3', lens: '28 mm', iso: '100', shutter: '1/250', aperture: '2.8' })).toEqual([
      'Leica Q3',
      '28 mm',
      'ISO 100',
      '1/250 s',
      'f/2.8',
    ])
    expect(short({ iso: 'ISO 400', shutter: '60 min', aperture: 'f/8' })).toEqual(['ISO 400', '60 min', 'f/8'])
    expect(short({ camera: ' ' })).toEqual([])
  })

  it('stands under the picture in one line and in its dialog by name', () => {
    const html = page({ hero, gallery: { images: [{ src: '/a.webp', exif: { camera: 'Leica Q3', iso: '100' } }] } })
    expect(html).toContain('<span class="caps exif">Leica Q3 · ISO 100</span>')
    expect(html).toContain('<dt>Camera</dt><dd dir="auto">Leica Q3</dd>')
    expect(html).toContain('<dt>ISO</dt><dd dir="auto">100</dd>')
  })
})

describe('photographs', () => {
  it('open in dialogs with links to their neighbours', () => {
    const html = page({
      hero,
      gallery: { images: images('', '', '').map((image, i) => ({ ...image, itemId: ['ax', '1', '0'][i] })) },
    })
    expect(html).toContain('<a href="#gallery-item-ax" data-modal="">')
    expect(html).toMatch(
      /<dialog id="gallery-item-ax"[^>]*>.*?href="#gallery-item-0" rel="prev".*?href="#gallery-item-1" rel="next".*?href="#gallery"/,
    )
  })

  it('open by themselves before they have ids', () => {
    const html = page({ hero, gallery: { images: images('', '') } })
    const opened = [...html.matchAll(/<a href="#([\w-]+)" data-modal="">/g)].map(([, id]) => id)
    const dialogs = [...html.matchAll(/<dialog id="([\w-]+)"/g)].map(([, id]) => id)
    expect(opened).toEqual(dialogs)
    expect(new Set(dialogs).size).toBe(2)
  })

  it('are filtered once they are in two categories, in the order of the owner', () => {
    const gallery = { categories: ['City'], images: images('Coast', 'City') }
    expect(page({ hero, gallery })).toContain('data-options="[&quot;City&quot;,&quot;Coast&quot;]"')
    expect(page({ hero, gallery: { images: images('Coast', 'Coast') } })).not.toContain('data-filter')
  })

  it('keep their place’s proportions, over and over', () => {
    const html = page({ hero, gallery: { images: images(...Array<string>(11).fill('Coast')) } })
    const placed = [...html.matchAll(/data-place="(\w+)"/g)].map(([, place]) => place)
    expect(placed.slice(0, 5)).toEqual(['wide', 'tall', 'wide', 'broad', 'square'])
    expect(placed[10]).toBe('wide')
  })
})

it('says TBA for an exhibition without a date', () => {
  const html = page({
    hero,
    exhibitions: [
      { title: 'One', date: ' ', venue: 'Seoane', city: 'A Coruña' },
      { title: 'Two', date: 'May 2026' },
    ],
  })
  expect(html.match(/>TBA</g)).toHaveLength(1)
  expect(html).toContain('Seoane, A Coruña')
  expect(html).toContain('>May 2026<')
})

it('lists services with a price before those without', () => {
  const html = page({ hero, services: [{ title: 'Portrait', priceFrom: '€420' }], about: { services: ['Prints'] } })
  expect(html).toMatch(/Portrait<\/h3>.*From €420.*Prints<\/h3>/)
})

describe('booking', () => {
  const links = (html: string) =>
    [...html.matchAll(/<a href="([^"]*)" class="book"[^>]*>([^<]*)</g)].map(([, href, text]) => `${text} ${href}`)
  const contact = { email: 'iria@example.com' }

  it('leads to the owner’s page, else to a mail', () => {
    expect(links(page({ hero, contact, cta: { href: 'cal.example/iria' } }))[0]).toBe(
      'Book a Session https://cal.example/iria',
    )
    expect(links(page({ hero, contact, cta: { href: '#' } }))[0]).toBe('Book a Session mailto:iria@example.com')
    expect(links(page({ hero, contact, cta: { href: 'javascript:alert(1)', buttonText: 'Write' } }))[0]).toBe(
      'Write mailto:iria@example.com',
    )
  })

  it('is not offered without an address, nor when its section is hidden', () => {
    expect(links(page({ hero, cta: { headline: 'Hello' } }))).toEqual([])
    expect(page(data.example, ['session'])).not.toContain('Book a Session')
  })
})

it('asks first for the one picture that is seen first', () => {
  const first = (html: string) =>
    [...html.matchAll(/<img src="([^"]*)"[^>]*fetchPriority="high"/g)].map(([, address]) => address)
  const gallery = { images: images('', '') }
  expect(first(page({ hero: { ...hero, backgroundImage: '/cape.webp' }, gallery }))).toEqual(['/cape.webp'])
  expect(first(page({ hero, gallery }))).toEqual(['/p0.webp'])
})
