import { describe, expect, it } from 'vitest'
import { fileUses } from './fields/types/file/kind.ts'
import { fileMaxBytes, fileRefusal, fileTypeNames, fileTypes, fileTypesFor } from './file-types.ts'
import { DOCUMENT_FREE_MAX_BYTES, DOCUMENT_MAX_BYTES, FILE_MAX_BYTES } from './limits.ts'

it('each ending belongs to one type', () => {
  const endings = Object.values(fileTypes).flatMap((type): readonly string[] => type.endings)
  expect(new Set(endings).size).toBe(endings.length)
})

it('names the types that are taken for something', () => {
  expect(fileTypeNames('captions')).toBe('WebVTT')
  expect(fileTypeNames('recording')).toBe('MP4, WebM, MP3, M4A, Ogg or WAV')
  expect(fileUses.flatMap(fileTypesFor)).toHaveLength(Object.keys(fileTypes).length)
})

describe('what a plan takes', () => {
  it('is no video and no audio with Free, at any size', () => {
    for (const type of fileTypesFor('recording'))
      expect(fileRefusal('free', type, 1)).toMatchObject({
        code: 'pro-required',
        message: expect.stringContaining('part of the Pro plan') as string,
      })
  })

  it.each([
    ['free', 'application/pdf', DOCUMENT_FREE_MAX_BYTES],
    ['pro', 'application/pdf', DOCUMENT_MAX_BYTES],
    ['pro', 'video/mp4', FILE_MAX_BYTES],
    ['free', 'text/vtt', fileMaxBytes('free', 'captions')],
  ] as const)('with %s is a %s of %i bytes, and not of one more', (plan, type, most) => {
    expect(fileRefusal(plan, type, most)).toBeNull()
    expect(fileRefusal(plan, type, most + 1)).not.toBeNull()
  })

  it('says when the other plan would take it, and when none does', () => {
    expect(fileRefusal('free', 'application/pdf', DOCUMENT_FREE_MAX_BYTES + 1)).toEqual({
      code: 'pro-required',
      message: 'This file is larger than 10 MB. With the Pro plan it can have 25 MB.',
    })
    expect(fileRefusal('free', 'application/pdf', DOCUMENT_MAX_BYTES + 1)?.code).toBe('invalid-input')
    expect(fileRefusal('pro', 'video/webm', FILE_MAX_BYTES + 1)).toEqual({
      code: 'invalid-input',
      message: 'This file is larger than 100 MB. Choose a smaller one.',
    })
  })
})
