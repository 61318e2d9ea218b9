import { describe, expect, it } from 'vitest'
import { filePartsOf } from './file-parts.ts'
import { describedKey, partAt, pictureOf, picturePartsOf } from './picture-parts.ts'

describe('pictureOf', () => {
  it.each(['hero.avatar', 'gallery.images.3.src', 'projects.0.image'])('finds %s from each of its parts', (picture) => {
    for (const part of Object.values(picturePartsOf(picture))) expect(pictureOf(part)).toBe(picture)
  })

  it('finds a file from each of its parts, and from what is in them', () => {
    const { src, storage, facts } = filePartsOf('blocks.2.media')
    for (const part of [src, storage, facts, `${facts}.bytes`]) expect(pictureOf(part)).toBe('blocks.2.media')
  })

  it.each(['hero.name', 'projects', 'projects.0.title', 'domain', 'name'])('leaves %s alone', (path) => {
    expect(pictureOf(path)).toBe(path)
  })
})

describe('partAt', () => {
  it('says which part of a picture or a file a key names', () => {
    const { src: _src, ...parts } = { ...picturePartsOf('cover'), ...filePartsOf('cover') }
    for (const [part, key] of Object.entries(parts)) expect(partAt(key)).toEqual({ part, src: 'cover' })
  })

  it.each(['cover', 'path', 'Path', 'alt'])('knows no part under %s', (key) => {
    expect(partAt(key)).toBeNull()
  })
})

it('describedKey names the original of a crop and the file of facts', () => {
  const { crop, original, storage } = picturePartsOf('cover')
  expect([crop, filePartsOf('cover').facts, storage, 'title'].map(describedKey)).toEqual([
    original,
    storage,
    storage,
    'title',
  ])
})
