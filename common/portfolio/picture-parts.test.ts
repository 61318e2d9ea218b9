import { describe, expect, it } from 'vitest'
import { pictureOf, picturePartsOf } from './picture-parts.ts'

describe('pictureOf', () => {
  it.each(['hero.avatar', 'gallery.images.3.src', 'projects.0.image'])('finds %s from each of its parts', (picture) => {
    for (const part of Object.values(picturePartsOf(picture))) expect(pictureOf(part)).toBe(picture)
  })

  it.each(['hero.name', 'projects', 'projects.0.title', 'domain', 'name'])('leaves %s alone', (path) => {
    expect(pictureOf(path)).toBe(path)
  })
})
