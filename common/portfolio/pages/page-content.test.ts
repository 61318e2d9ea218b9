import { describe, expect, it } from 'vitest'
import { sampleValue } from '../../fields/kinds.ts'
import { isHolding, isOfType, walkFields } from '../../fields/walk.ts'
import { getAt } from '../paths.ts'
import { blockTypes } from './block-types.ts'
import { blocksSchema, blockSchema } from './blocks.ts'
import { filledPage } from './filled-page.ts'
import { pageContentSchema, pageMetadata } from './page-content.ts'

const filled = filledPage(({ field }) => sampleValue(field, 'Words'))

describe('blocks', () => {
  it('have a definition for each type that can be stored', () => {
    const stored = blockSchema._zod.def.options.map((option) => [...(option._zod.propValues.type ?? [])][0])
    expect(stored.toSorted()).toEqual(Object.keys(blockTypes).toSorted())
  })

  it('can hold what their fields hold', () => {
    expect(filled.blocks?.map(({ type }) => type)).toEqual(Object.keys(blockTypes))
    expect(blocksSchema.safeParse(filled.blocks).success).toBe(true)
  })

  it('are rejected with an unknown key or type, and beyond sixty', () => {
    expect(blocksSchema.safeParse([{ type: 'quote', html: '<b>' }]).success).toBe(false)
    expect(blocksSchema.safeParse([{ type: 'script' }]).success).toBe(false)
    expect(blocksSchema.safeParse(Array.from({ length: 61 }, () => ({ type: 'divider' }))).success).toBe(false)
  })
})

describe('a page', () => {
  it('can be empty, and knows no other keys', () => {
    expect(pageContentSchema.safeParse({}).success).toBe(true)
    expect(pageContentSchema.safeParse({ status: 'published' }).success).toBe(false)
  })

  it('is walked over with its blocks', () => {
    const places = walkFields(pageMetadata(filled), filled)
    expect(places.find(({ path }) => path === 'title')?.value).toBe('Words')
    for (const { path, value } of places) expect(getAt(filled, path)).toBe(value)
    const pictures = places.filter(isHolding('picture')).map(({ path }) => path.replace(/\d+/g, '*'))
    expect(new Set(pictures)).toEqual(
      new Set([
        'cover',
        'blocks.*.image',
        'blocks.*.before',
        'blocks.*.after',
        'blocks.*.poster',
        'blocks.*.pictures.*.image',
      ]),
    )
  })

  it('names the files of its blocks', () => {
    const files = walkFields(pageMetadata(filled), filled).flatMap((place) =>
      isOfType('file')(place) ? [[place.path.replace(/\d+/g, '*'), place.field.takes]] : [],
    )
    expect(files).toEqual([
      ['blocks.*.file', 'document'],
      ['blocks.*.media', 'recording'],
      ['blocks.*.captions', 'captions'],
    ])
  })

  it('skips blocks that are not known', () => {
    const blocks = [{ type: 'hologram' }, { type: 'quote', text: 'Words' }] as never
    expect(walkFields(pageMetadata({ blocks }), { blocks }).map(({ path }) => path)).toContain('blocks.1.text')
  })
})
