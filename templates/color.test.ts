import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, isDark, luminance, mix, readableOn, textOn } from './color.ts'

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('luminance and contrast', () => {
  it('agree with the figures of WCAG', () => {
    expect(luminance('#000000')).toBe(0)
    expect(luminance('#ffffff')).toBeCloseTo(1)
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(contrast('#8B5CF6', '#FFFFFF')).toBeCloseTo(contrast('#ffffff', '#8b5cf6'))
  })

  it('refuses what is no colour', () => {
    expect(() => luminance('red')).toThrow(RangeError)
    expect(() => luminance('#fff')).toThrow(RangeError)
  })
})

describe('mix', () => {
  it('goes from one colour to the other', () => {
    expect(mix('#204060', '#ffffff', 0)).toBe('#204060')
    expect(mix('#204060', '#ffffff', 1)).toBe('#ffffff')
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
  })
})

describe('textOn', () => {
  it('is readable on any colour', () => {
    fc.assert(fc.property(anyColor, (color) => contrast(textOn(color), color) >= 4.5))
  })
})

describe('readableOn', () => {
  it('is readable on any one surface', () => {
    fc.assert(
      fc.property(anyColor, anyColor, (color, surface) => contrast(readableOn(color, [surface]), surface) >= 4.5),
    )
  })

  it('keeps a readable colour', () => {
    expect(readableOn('#1d4ed8', ['#ffffff'])).toBe('#1d4ed8')
  })

  it('changes a colour as little as possible', () => {
    const green = readableOn('#22c55e', ['#ffffff'])
    expect(contrast(green, '#ffffff')).toBeLessThan(4.8)
    expect(isDark(readableOn('#22c55e', ['#000000']))).toBe(false)
  })
})
