import { describe, expect, it } from 'vitest'
import { cropAspects, cropProblem, cropText, initialCrop, parseCrop, resizedCrop, zoomed } from './crop-geometry.ts'

const picture = { width: 1000, height: 600 }

describe('the first crop', () => {
  it('is in the middle, 80 % of the smaller side', () => {
    expect(initialCrop(picture, undefined)).toEqual({ x: 260, y: 60, width: 480, height: 480 })
    expect(initialCrop(picture, 16 / 9)).toEqual({ x: 260, y: 165, width: 480, height: 270 })
    expect(initialCrop(picture, 3 / 4)).toEqual({ x: 320, y: 60, width: 360, height: 480 })
  })

  it('is at least 50 pixels large, and never larger than the picture', () => {
    expect(initialCrop({ width: 60, height: 55 }, 1)).toMatchObject({ width: 50, height: 50 })
    expect(initialCrop({ width: 30, height: 20 }, 1)).toMatchObject({ width: 20, height: 20 })
  })

  it.each(cropAspects)('is allowed as $label', ({ ratio }) => {
    const box = initialCrop(picture, ratio)
    expect(cropProblem(picture, box)).toBeNull()
    if (ratio) expect(box.width / box.height).toBeCloseTo(ratio, 1)
  })
})

describe('a typed size', () => {
  const box = { x: 100, y: 100, width: 400, height: 400 }

  it('changes one side, or both where they belong together', () => {
    expect(resizedCrop(picture, box, 'width', 200, undefined)).toEqual({ x: 200, y: 100, width: 200, height: 400 })
    expect(resizedCrop(picture, box, 'height', 200, 2)).toEqual({ x: 100, y: 200, width: 400, height: 200 })
  })

  it('moves the box back into the picture', () => {
    expect(resizedCrop(picture, { ...box, x: 600, y: 200 }, 'width', 600, undefined)).toMatchObject({
      x: 400,
      width: 600,
    })
  })

  it.each([
    [9, 100, 'Crop dimensions must be at least 10px × 10px'],
    [100, 9, 'Crop dimensions must be at least 10px × 10px'],
    [Number.NaN, 100, 'Crop dimensions must be at least 10px × 10px'],
    [10, 10, null],
    [1000, 600, null],
    [1001, 600, 'Crop dimensions cannot exceed the original image size'],
    [1000, 601, 'Crop dimensions cannot exceed the original image size'],
  ])('of %d by %d: %s', (width, height, problem) => {
    expect(cropProblem(picture, { width, height })).toBe(problem)
  })
})

describe('the zoom', () => {
  it('goes in steps of 0.25 from 0.75, to the ends of 0.3 and 0.8', () => {
    expect(zoomed(0.75, 1)).toBe(0.8)
    expect(zoomed(0.8, 1)).toBe(0.8)
    expect(zoomed(0.75, -1)).toBe(0.5)
    expect(zoomed(0.5, -1)).toBe(0.3)
    expect(zoomed(0.3, -1)).toBe(0.3)
  })
})

describe('a stored crop', () => {
  it('is read back', () => {
    const box = { x: 1, y: 2, width: 30, height: 40 }
    expect(parseCrop(cropText(box), picture)).toEqual(box)
  })

  it.each(['', 'abc', '1,2,3', '1,2,30,40,5', '-1,2,30,40', '990,0,30,40', '0,0,5,5'])(
    '%o is none of this picture',
    (text) => {
      expect(parseCrop(text, picture)).toBeNull()
    },
  )
})
