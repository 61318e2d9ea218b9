import { describe, expect, it } from 'vitest'
import { isComposing, isSave, undoKeys } from './keys.ts'

const press = (
  key: string,
  code: string,
  held: Partial<Record<'ctrl' | 'meta' | 'alt' | 'shift', true>> = { ctrl: true },
) => ({
  key,
  code,
  ctrlKey: held.ctrl ?? false,
  metaKey: held.meta ?? false,
  altKey: held.alt ?? false,
  shiftKey: held.shift ?? false,
})

describe('keys for undo, redo and save', () => {
  it.each([
    ['English', 'z', 'y', 's'],
    ['Russian', 'я', 'н', 'ы'],
    ['Greek', 'ζ', 'υ', 'σ'],
    ['Hebrew', 'ז', 'ט', 'ד'],
    ['Arabic', 'ئ', 'غ', 'س'],
    ['Thai', 'ผ', 'ั', 'ห'],
  ])('are the same keys on a layout for %s', (_language, z, y, s) => {
    expect(undoKeys(press(z, 'KeyZ'))).toBe('undo')
    expect(undoKeys(press(z, 'KeyZ', { meta: true }))).toBe('undo')
    expect(undoKeys(press(z.toUpperCase(), 'KeyZ', { ctrl: true, shift: true }))).toBe('redo')
    expect(undoKeys(press(y, 'KeyY'))).toBe('redo')
    expect(isSave(press(s, 'KeyS'))).toBe(true)
  })

  it.each([
    ['AZERTY', 'z', 'KeyW'],
    ['QWERTZ', 'z', 'KeyY'],
    ['Dvorak', 'z', 'Slash'],
  ])('follow the letter on %s', (_layout, key, code) => {
    expect(undoKeys(press(key, code))).toBe('undo')
  })

  it.each([
    ['the place of Z on AZERTY', press('w', 'KeyZ')],
    ['the place of Z on Dvorak', press(';', 'KeyZ')],
    ['the place of Z on a Latin layout with a letter of its own there', press('ž', 'KeyZ')],
    ['a letter without a command key', press('z', 'KeyZ', {})],
    ['AltGr, which is Ctrl and Alt', press('z', 'KeyZ', { ctrl: true, alt: true })],
    ['another letter', press('ч', 'KeyX')],
  ])('are not %s', (_what, pressed) => {
    expect(undoKeys(pressed)).toBeNull()
    expect(isSave(pressed)).toBe(false)
  })
})

it('knows the keys of an input method, also where the composition has just ended', () => {
  expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true)
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true)
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false)
})
