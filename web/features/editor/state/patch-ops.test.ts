import fc from 'fast-check'
import { applyPatch } from 'rfc6902'
import { describe, expect, it } from 'vitest'
import { PATCH_MAX_OPS } from '@vitrine/common/limits'
import { patchSchema } from '@vitrine/common/portfolio/patch'
import { changesBetween, sameValue } from '@vitrine/common/portfolio/changes'
import { withValue, type EditorDocument } from './document.ts'
import { contentOps } from './patch-ops.ts'

const documentWith = (content: EditorDocument['content']): EditorDocument => ({
  name: 'Mine',
  content,
  design: {},
  layout: { hidden: [] },
})
const opsBetween = (from: EditorDocument, to: EditorDocument) => contentOps(from, changesBetween(from, to))

const project = fc.record({ title: fc.string(), tags: fc.array(fc.string(), { maxLength: 3 }) }, { requiredKeys: [] })
const anyContent = fc.record(
  { hero: fc.record({ name: fc.string() }, { requiredKeys: [] }), projects: fc.array(project, { maxLength: 4 }) },
  { requiredKeys: [] },
)

describe('contentOps', () => {
  it('makes the parents that are missing, each once', () => {
    const to = withValue(
      withValue(documentWith({}), 'content.contact.social.github', 'https://a.example'),
      'content.contact.social.website',
      'https://b.example',
    )
    expect(opsBetween(documentWith({}), to)).toEqual([
      { op: 'add', path: '/contact', value: {} },
      { op: 'add', path: '/contact/social', value: {} },
      { op: 'add', path: '/contact/social/github', value: 'https://a.example' },
      { op: 'add', path: '/contact/social/website', value: 'https://b.example' },
    ])
  })

  it('leaves out what is not content', () => {
    const from = documentWith({})
    expect(opsBetween(from, { ...from, name: 'Other' })).toEqual([])
  })

  it('is a valid patch that leads the server to the draft', () => {
    fc.assert(
      fc.property(anyContent, anyContent, (from, to) => {
        const ops = opsBetween(documentWith(from), documentWith(to))
        if (ops.length > 0) expect(patchSchema.safeParse(ops).success).toBe(true)
        const content = structuredClone(from)
        expect(applyPatch(content, ops).filter((error) => error !== null)).toEqual([])
        expect(sameValue(content, to)).toBe(true)
      }),
    )
  })

  it('writes whole parts when there would be more operations than a patch may have', () => {
    const many = (title: string) =>
      documentWith({
        education: Array.from({ length: 400 }, (_, i) => ({
          degree: `${title} ${i}`,
          school: `${title} ${i}`,
          year: `${title} ${i}`,
          period: String(i),
        })),
      })
    const ops = opsBetween(many('a'), many('b'))
    expect(ops.length).toBeLessThanOrEqual(PATCH_MAX_OPS)
    expect(ops.map(({ path }) => path)).toEqual(['/education'])
  })
})
