import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { Layout } from '@vitrine/common/portfolio/design'
import { templateIds, type TemplateId } from '@vitrine/common/templates/ids'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { asksForMessages } from '../forms.ts'
import { latinLetters } from '../letters.ts'
import { TemplatePage } from '../page.tsx'
import { sitePages } from '../pages/site-pages.ts'
import { pictureResolver } from '../picture.ts'
import { registry } from '../registry.ts'
import { publishedStyles } from '../styles.ts'
import { withLateRules } from './late-rules.ts'
import { closingSections, leadingSections } from './rich-sections.ts'

const content: PortfolioContent = {
  hero: { name: 'Ada', bio: '<p>An author</p>' },
  about: { bio: '<p>An analyst</p>', skills: ['Looms'], services: ['Lectures'] },
  projects: [
    { itemId: 'p', title: 'Engine', tags: ['Brass'], link: 'https://example.com/engine' },
    { title: 'Notes', description: 'No picture', bullets: ['Seven of them'] },
  ],
  gallery: {
    images: [{ itemId: 'g', src: 'https://example.com/a.jpg', caption: 'A loom' }, { caption: 'No picture' }],
  },
  articles: [{ itemId: 'a', title: 'On looms', date: '2026-05-04', link: 'https://example.com/looms' }],
  skills: { items: [{ name: 'Analysis', level: 90 }], categories: [{ name: 'Crafts', items: ['Weaving'] }] },
}

const page = { kind: 'study' as const, excerpt: '', date: '', minutes: 1 }
const pages = sitePages({
  pages: [
    { ...page, id: 'p', slug: 'engine', title: 'Engine', item: 'projects/p' },
    { ...page, id: 'g', slug: 'loom', title: 'A loom', item: 'gallery.images/g' },
    { ...page, id: 'a', slug: 'looms', title: 'On looms', item: 'articles/a', kind: 'article' },
  ],
  home: '/ada',
  addressOf: ({ slug }) => `/ada/${slug}`,
})

const render = async (id: TemplateId, layout: Layout) =>
  renderToStaticMarkup(
    <TemplatePage
      definition={await registry[id]()}
      content={content}
      layout={layout}
      picture={pictureResolver({ origin: '', bucket: '' })}
      pages={pages}
    />,
  )

const offered = (id: TemplateId) => catalogue[id].sections.flatMap((section) => (section.optional ? [section.id] : []))
const rich = [...leadingSections, ...closingSections].map(({ id }) => id as string)

describe.each(templateIds)('in %s', (id) => {
  const added = offered(id)

  it('everything is shown, once it is added, and leads to its page', async () => {
    const html = await render(id, { hidden: [], added })
    for (const text of [
      'An author',
      'An analyst',
      'Looms',
      'Lectures',
      'Engine',
      'A loom',
      'On looms',
      'Analysis',
      'Weaving',
    ])
      expect(html).toContain(text)
    for (const address of ['/ada/engine', '/ada/loom', '/ada/looms', 'https://example.com/engine'])
      expect(html).toContain(`href="${address}"`)
    expect(html).not.toContain('>No picture</figcaption>')
  })

  it('nothing of it is shown unless it is added, nor while it is hidden', async () => {
    const without = await render(id, { hidden: [] })
    for (const section of added) expect(without).not.toContain(` id="${section}"`)
    // An article of a hidden section is not listed elsewhere.
    const hidden = added.filter((section) => section !== 'articles')
    expect(await render(id, { hidden, added: hidden })).toBe(without)
  })

  it('rules come only to pages that show it', async () => {
    const definition = await registry[id]()
    const cssOf = async (own: string[]) =>
      publishedStyles(withLateRules(definition, await render(id, { hidden: [], added: own })), {}, latinLetters)
    const plain = await cssOf([])
    expect(plain).not.toContain('.rich')
    expect(await cssOf(['experience', 'education'])).toBe(plain)
    for (const section of added.filter((one) => rich.includes(one)))
      if ((await render(id, { hidden: [], added: [section] })).includes(` id="${section}"`))
        expect(await cssOf([section]), section).toContain('.rich')
  })
})

it('articles are listed once: by the section that has them, and by Writing while there is none', async () => {
  const writing = async (added: string[]) =>
    (await render('minimalist-designer', { hidden: [], added })).includes(' id="writing"')
  expect(await writing([])).toBe(true)
  expect(await writing(['articles'])).toBe(false)
})

it.each(templateIds)('a contact form can be shown by %s, and is there once', async (id) => {
  const definition = await registry[id]()
  const added = ['contact-details']
  const asking: PortfolioContent = { hero: { name: 'Ada' }, contact: { email: 'ada@example.com', form: 'shown' } }
  const html = renderToStaticMarkup(
    <TemplatePage definition={definition} content={asking} layout={{ hidden: [], added }} picture={() => null} />,
  )
  expect(html.match(/class="page-form"/g)).toHaveLength(1)
  expect(publishedStyles(withLateRules(definition, html), {}, latinLetters).match(/\.page-form label/g)).toHaveLength(1)
  const hasOwn = html.includes(' id="contact"')
  expect(asksForMessages(id, asking, { hidden: [] })).toBe(hasOwn)
  expect(asksForMessages(id, asking, { hidden: [], added })).toBe(true)
  expect(asksForMessages(id, asking, { hidden: ['contact'], added })).toBe(!hasOwn)
})

it('each template offers what it does not show itself', () => {
  const of = (id: TemplateId) => offered(id).filter((section) => rich.includes(section) || section === 'positions')
  expect(of('developer-pro')).toContain('positions')
  for (const id of templateIds.filter((one) => one !== 'developer-pro')) expect(of(id)).not.toContain('positions')
  const fieldsOf = (id: TemplateId, section: string) =>
    catalogue[id].sections.find((one) => one.id === section)?.fields.map(({ path }) => path)
  expect(fieldsOf('minimalist-designer', 'skills')).toEqual(['about.skills', 'skills.items', 'skills.categories'])
  expect(fieldsOf('developer-pro', 'skills')).toEqual(['skills.items', 'skills.categories'])
  expect(fieldsOf('portfolio-v6-classic-profile', 'more-skills')).toEqual(['about.skills', 'skills.categories'])
  expect(fieldsOf('business-executive', 'contact-details')).toContain('contact.phone')
  expect(offered('minimalist-designer')).not.toContain('contact-details')
})
