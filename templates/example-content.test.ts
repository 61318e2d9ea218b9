import { exampleContent, withoutExample } from '@vitrine/common/portfolio/example-content'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Layout } from '@vitrine/common/portfolio/design'
import { withItemIds } from '@vitrine/common/portfolio/item-ids'
import { setAt } from '@vitrine/common/portfolio/paths'
import { templateIds, type TemplateId } from '@vitrine/common/templates/ids'
import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'
import { sampleContent } from './content-samples.ts'

const examples = templateIds.map((id) => catalogue[id].example)
const shown: Layout = { hidden: [] }
const find = (id: TemplateId, content: PortfolioContent, layout = shown) =>
  exampleContent(catalogue[id].metadata, content, layout, examples)
const sectionsOf = (id: TemplateId, content: PortfolioContent, layout = shown) =>
  find(id, content, layout).map(({ section }) => section.id)

describe.each(templateIds)('%s', (id) => {
  const { metadata, sections } = catalogue[id]
  const example = withItemIds(catalogue[id].example)
  const filledSections = sections.filter((section) => !section.optional && !section.isEmpty(example))

  it('finds each section of its example', () => {
    expect(sectionsOf(id, example)).toEqual(
      filledSections.filter(({ id }) => metadata.sections.some((one) => one.id === id)).map((section) => section.id),
    )
  })

  it('finds nothing of what somebody wrote', () => {
    const own = sampleContent(
      metadata,
      ({ type, path }) =>
        type === 'image'
          ? 'https://storage.googleapis.com/own.jpg'
          : type === 'url'
            ? 'https://ada.dev/work'
            : type === 'email'
              ? 'ada@lovelace.dev'
              : type === 'array:string'
                ? ['Own', 'texts', 'here']
                : ['string', 'text', 'richtext'].includes(type)
                  ? `What somebody wrote about ${path}`
                  : undefined,
      4,
    )
    expect(find(id, own)).toEqual([])
  })

  it('clears section by section until nothing of it is left', () => {
    let content = example
    for (const { id: sectionId } of metadata.sections) {
      content = find(id, content).find(({ section }) => section.id === sectionId)?.cleared ?? content
      expect(sectionsOf(id, content)).not.toContain(sectionId)
    }
    expect(find(id, content)).toEqual([])
  })

  it('leaves nothing to somebody who starts without it, but for what is their own', () => {
    const own: PortfolioContent = {
      hero: { name: 'Ada' },
      contact: { email: 'ada@lovelace.dev', phone: '', social: {} },
    }
    const content = {
      ...example,
      hero: { ...example.hero, ...own.hero },
      contact: { ...example.contact, ...own.contact },
    }
    const left = withoutExample(metadata, content, examples)
    const filledIn = (some: PortfolioContent) =>
      sections.filter((section) => section.hideable && !section.isEmpty(some)).map((section) => section.id)
    expect(left).toMatchObject(own)
    // An empty list of articles says so where there is a newsletter.
    expect(filledIn(left)).toEqual(filledIn({ ...own, articles: left.articles }))
  })
})

const id = 'minimalist-designer'
const { example } = catalogue[id]

it.each([
  ['ada@studio.example', 'ada@studio.example'],
  ['lena@studio.example', ''],
])('starts with the address of the account, and with no made-up one: %s', (email, left) => {
  const content = setAt(example, 'contact.email', email)
  expect(withoutExample(catalogue[id].metadata, content, examples, 'ada@studio.example').contact?.email).toBe(left)
})

it('keeps what somebody wrote in a section that is cleared', () => {
  const images = [
    { title: 'My own harbour', src: 'https://storage.googleapis.com/own.jpg' },
    ...(example.gallery?.images ?? []),
  ]
  const content = setAt(setAt(example, 'gallery.images', images), 'hero.title', 'Engineer')
  const { cleared, entries } = find(id, content).find(({ section }) => section.id === 'gallery')!
  expect(cleared.gallery?.images).toEqual(images.slice(0, 1))
  expect(cleared.hero).toEqual(content.hero)
  expect(entries).toBe(example.gallery?.images?.length)
})

it('finds nothing in a section that is hidden', () => {
  expect(sectionsOf(id, example, { hidden: ['gallery'] })).not.toContain('gallery')
})

it('finds what came from the example of another template', () => {
  const { about } = catalogue['creative-studio'].example
  expect(sectionsOf(id, { about: { bio: about?.bio } })).toEqual(about?.bio ? ['about'] : [])
})

it('takes short texts for coincidence, alone and in a short list', () => {
  expect(find(id, { hero: { title: example.hero?.title?.slice(0, 8) }, about: { services: ['Branding'] } })).toEqual([])
})

it.each(['#', 'https://vitrine.example/cv', 'https://www.example.com', 'mailto:ada@studio.example'])(
  'takes %s for made up',
  (resumeLink) => {
    expect(sectionsOf(id, { hero: { resumeLink } })).toEqual(['hero'])
  },
)

it.each(['https://example.dev', 'https://examples.com', 'https://my-example.org/x', '#work'])(
  'takes %s for an address',
  (resumeLink) => {
    expect(find(id, { hero: { resumeLink } })).toEqual([])
  },
)
