import { describe, expect, it } from 'vitest'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { pageFacts } from '@vitrine/templates/page-facts'
import { publicContent } from '@vitrine/templates/public-content'
import { scriptJson } from '@vitrine/common/script-json'
import { structuredData, WORKS_LIMIT } from './structured-data.ts'

const picture = ({ src, path }: { src?: string; path?: string }) =>
  path ? `https://storage.test/${path}` : (src ?? null)

function dataOf(templateId: TemplateId, stored: PortfolioContent, hidden: string[] = []) {
  const content = publicContent({ templateId, content: stored, layout: { hidden } })
  const data = structuredData({
    facts: pageFacts({ name: 'My portfolio', username: 'ada', content, origin: 'https://vitrine.test' }),
    username: 'ada',
    content,
    picture,
    publishedAt: new Date(0),
    updatedAt: new Date(1000),
  })
  return JSON.parse(scriptJson(data)) as Record<string, unknown>
}

describe('the person', () => {
  it('is whose page it is', () => {
    const data = dataOf('creative-studio', {
      hero: { name: 'Ada', specialty: 'Brands' },
      about: { image: 'https://x.test/old.jpg', imagePath: 'user-assets/a/b/images/ada.webp' },
      contact: {
        social: {
          linkedin: 'linkedin.com/in/ada',
          website: 'javascript:alert(1)',
          behance: '#',
          github: 'https://github.com/ada',
          more: [{ label: 'CodePen', href: 'codepen.io/ada' }],
        },
      },
    })
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      url: 'https://vitrine.test/ada',
      dateCreated: '1970-01-01T00:00:00.000Z',
      dateModified: '1970-01-01T00:00:01.000Z',
      mainEntity: {
        '@type': 'Person',
        name: 'Ada',
        alternateName: 'ada',
        jobTitle: 'Brands',
        image: 'https://storage.test/user-assets/a/b/images/ada.webp',
        url: 'https://vitrine.test/ada',
      },
    })
    // The template has no place for GitHub, and what is no web address is no profile.
    expect((data.mainEntity as { sameAs: string[] }).sameAs).toEqual([
      'https://linkedin.com/in/ada',
      'https://codepen.io/ada',
    ])
  })

  it('is told of with nothing that the page does not show', () => {
    const content: PortfolioContent = {
      hero: { name: 'Ada', avatar: 'https://x.test/a.jpg' },
      contact: { email: 'ada@x.test', phone: '+1 2' },
    }
    const data = dataOf('minimalist-designer', content)
    expect(data.mainEntity).toEqual({
      '@type': 'Person',
      '@id': 'https://vitrine.test/ada#person',
      name: 'Ada',
      alternateName: 'ada',
      description: 'Check out Ada’s portfolio',
      url: 'https://vitrine.test/ada',
    })
    expect(data).not.toHaveProperty('hasPart')
  })
})

describe('the works', () => {
  const project = {
    title: ' Engine ',
    description: 'Counts\nthings',
    link: 'engine.test',
    imagePath: 'e.webp',
    tags: ['Brass', ''],
  }

  it('are the projects', () => {
    expect(dataOf('creative-studio', { projects: [project, { title: ' ' }] }).hasPart).toEqual([
      {
        '@type': 'CreativeWork',
        name: 'Engine',
        description: 'Counts things',
        url: 'https://engine.test/',
        image: 'https://storage.test/e.webp',
        keywords: ['Brass'],
        author: { '@id': 'https://vitrine.test/ada#person' },
      },
    ])
  })

  it('are the pictures', () => {
    const images = [{ srcPath: 'p.webp', alt: 'A poster', caption: 'Poster, 2024' }, { alt: 'No picture yet' }]
    expect(dataOf('minimalist-designer', { gallery: { images } }).hasPart).toEqual([
      {
        '@type': 'ImageObject',
        contentUrl: 'https://storage.test/p.webp',
        caption: 'Poster, 2024',
        description: 'A poster',
        author: { '@id': 'https://vitrine.test/ada#person' },
      },
    ])
  })

  it('are the articles', () => {
    const articles = [{ title: 'On engines', link: 'https://x.test/1', excerpt: 'Short', coverPath: 'c.webp' }]
    expect(dataOf('business-executive', { articles }).hasPart).toMatchObject([
      {
        '@type': 'Article',
        headline: 'On engines',
        url: 'https://x.test/1',
        description: 'Short',
        image: 'https://storage.test/c.webp',
      },
    ])
  })

  it('are not those of a hidden section, nor of another template', () => {
    expect(dataOf('creative-studio', { projects: [project] }, ['projects'])).not.toHaveProperty('hasPart')
    expect(dataOf('minimalist-designer', { projects: [project] })).not.toHaveProperty('hasPart')
  })

  it('are no more than anybody needs, and cut where they get long', () => {
    const projects = Array.from({ length: 80 }, () => ({ title: 'Engine', description: '🦉'.repeat(1000) }))
    const parts = dataOf('creative-studio', { projects }).hasPart as { description: string }[]
    expect(parts).toHaveLength(WORKS_LIMIT)
    expect([...(parts[0]?.description ?? '')]).toHaveLength(500)
  })
})

it('no text gets out of the script element', () => {
  const hostile = '</script><script>alert(1)</script><!-- & \u2028\u2029 \ud800'
  const json = scriptJson({ hostile })
  expect(json).not.toMatch(/[<>&\u2028\u2029\ud800]/)
  expect((JSON.parse(json) as { hostile: string }).hostile).toBe(hostile)
})
