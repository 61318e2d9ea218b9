import { describe, expect, it } from 'vitest'
import type { TemplateMetadata } from '../fields/section.ts'
import { checkContent, emptySections, linksOf } from './checks.ts'
import type { PortfolioContent } from './content.ts'

const metadata: TemplateMetadata = {
  sections: [
    {
      id: 'hero',
      label: 'Header',
      hideable: false,
      fields: [
        { path: 'hero.name', label: 'Name', type: 'string', required: true },
        { path: 'hero.avatar', label: 'Portrait', type: 'image' },
        { path: 'hero.avatarAlt', label: 'Description', type: 'string' },
        { path: 'hero.resumeLink', label: 'CV', type: 'url' },
      ],
    },
    {
      id: 'gallery',
      label: 'Work',
      hideable: true,
      fields: [
        {
          type: 'array:object',
          path: 'gallery.images',
          label: 'Pictures',
          itemLabel: 'Picture',
          titleField: 'caption',
          fields: [
            { path: 'src', label: 'Picture', type: 'image' },
            { path: 'caption', label: 'Caption', type: 'string' },
            {
              type: 'array:object',
              path: 'links',
              label: 'Documents',
              itemLabel: 'Document',
              titleField: 'label',
              fields: [
                { path: 'label', label: 'Text', type: 'string' },
                { path: 'href', label: 'Address', type: 'url' },
              ],
            },
          ],
        },
      ],
    },
  ],
}
const all = { hidden: [] }

describe('checkContent', () => {
  it('finds nothing in what is kept in a section that is not added', () => {
    const kept: TemplateMetadata = { sections: metadata.sections.map((section) => ({ ...section, optional: true })) }
    const content = { hero: { name: 'Ada', resumeLink: 'javascript:' }, gallery: { images: [{ src: 'b.png' }] } }
    const found = (added: string[]) => checkContent(kept, content, { hidden: [], added }).map(({ kind }) => kind)
    expect(found([])).toEqual([])
    expect(found(['hero', 'gallery'])).toEqual(['required', 'alt'])
  })

  it('finds nothing in what is whole', () => {
    const content = {
      hero: { name: 'Ada', avatar: 'a.png', avatarAlt: 'Ada' },
      gallery: { images: [{ src: 'b.png', alt: 'A ridge' }] },
    }
    expect(checkContent(metadata, content, all)).toEqual([])
  })

  it('finds what is required, and pictures without words', () => {
    expect(
      checkContent(
        metadata,
        { hero: { name: ' ', avatar: 'a.png' }, gallery: { images: [{ src: '', caption: ' ' }] } },
        all,
      ),
    ).toEqual([
      { kind: 'required', path: 'hero.name', message: 'Name is required' },
      {
        kind: 'alt',
        path: 'hero.avatarAlt',
        message: 'Header: Portrait has no description for people who cannot see it',
      },
    ])
  })

  it('names the picture of a list', () => {
    const content = {
      hero: { name: 'Ada' },
      gallery: {
        images: [
          { src: 'a.png', alt: 'x' },
          { src: 'b.png', caption: 'Ridges' },
          { src: 'c.png', alt: ' ' },
        ],
      },
    }
    expect(checkContent(metadata, content, all).map(({ path, message }) => [path, message.split(' has ')[0]])).toEqual([
      ['gallery.images.1.alt', 'Picture “Ridges”: Picture'],
      ['gallery.images.2.alt', 'Picture 3: Picture'],
    ])
  })

  it('leaves hidden sections alone', () => {
    const content = { hero: { name: 'Ada' }, gallery: { images: [{ src: 'a.png' }] } }
    expect(checkContent(metadata, content, all)).toHaveLength(1)
    expect(checkContent(metadata, content, { hidden: ['gallery'] })).toEqual([])
  })
})

it('emptySections names what the page leaves out, but not its head, which always stands there, and nothing hidden', () => {
  // As a page judges it: a caption alone is no picture.
  const isEmpty = ({ gallery }: PortfolioContent) => !gallery?.images?.some(({ src }) => src)
  const sections = metadata.sections.map((section) => ({ ...section, isEmpty }))
  const captioned = { gallery: { images: [{ caption: 'Ridges' }] } }
  expect(emptySections(metadata, sections, captioned, all)).toEqual([
    {
      kind: 'empty',
      path: 'gallery.images',
      message: 'Work is empty and will not be seen. Fill it in, or hide it under Layout.',
    },
  ])
  expect(emptySections(metadata, sections, captioned, { hidden: ['gallery'] })).toEqual([])
  expect(emptySections(metadata, sections, { gallery: { images: [{ src: 'a.png' }] } }, all)).toEqual([])
})

it('emptySections says of a section of pages that it has none to list', () => {
  const pages = { id: 'pages-1', label: 'Pages', hideable: true, optional: true, fields: [], isEmpty: () => true }
  expect(emptySections({ sections: [pages] }, [pages], {}, { hidden: [], added: ['pages-1'] })).toEqual([
    {
      kind: 'empty',
      path: 'pages-1',
      message: 'Pages has no pages to list and will not be seen. Write some, or hide it under Layout.',
    },
  ])
})

it('linksOf gives addresses of other sites only, as the page links to them', () => {
  const link = (resumeLink: string) => linksOf(metadata, { hero: { resumeLink } }, all).map(({ href }) => href)
  expect(link('example.com/cv.pdf')).toEqual(['https://example.com/cv.pdf'])
  for (const none of ['', '#', 'mailto:a@b.example', 'javascript:alert(1)', '/cv.pdf']) expect(link(none)).toEqual([])
})

it('linksOf looks into lists inside of items', () => {
  const images = [{ caption: 'A ridge', links: [{ label: 'Print', href: 'https://shop.example/ridge' }] }]
  const content = { gallery: { images } } as PortfolioContent
  expect(linksOf(metadata, content, all)).toEqual([
    {
      path: 'gallery.images.0.links.0.href',
      label: 'Picture “A ridge”: Document “Print”: Address',
      href: 'https://shop.example/ridge',
    },
  ])
})
