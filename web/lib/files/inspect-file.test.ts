import { describe, expect, it } from 'vitest'
import type { FileUse } from '@vitrine/common/fields/types/file/kind'
import { inspectFile } from './inspect-file.ts'

const brand = (name: string) => `\0\0\0\x10ftyp${name}\0\0\0\0`
const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const inspect = (text: string, name: string, use: FileUse, type = '') =>
  inspectFile(new File([bytes(text)], name, { type }), use)

describe('a file is taken for what its bytes are', () => {
  it.each<[text: string, name: string, use: FileUse, as: string, named: string]>([
    ['%PDF-1.7\n', 'Thesis.pdf', 'document', 'application/pdf', 'Thesis.pdf'],
    ['%PDF-1.7\n', 'Thesis', 'document', 'application/pdf', 'Thesis.pdf'],
    [brand('isom'), 'Film.MP4', 'recording', 'video/mp4', 'Film.MP4'],
    [brand('isom'), 'talk.m4a', 'recording', 'audio/mp4', 'talk.m4a'],
    [brand('M4V '), 'film.m4v', 'recording', 'video/mp4', 'film.m4v'],
    ['WEBVTT\n', 'film.vtt', 'captions', 'text/vtt', 'film.vtt'],
    ['1\n00:00:01,000 --> 00:00:02,000\nHello\n', 'film.srt', 'captions', 'text/vtt', 'film.vtt'],
  ])('%j, called %s, as %s is %s', async (text, name, use, as, named) => {
    expect(await inspect(text, name, use)).toMatchObject({ file: { type: as, name: named } })
  })
})

describe('a file is refused with what to do', () => {
  it.each<[text: string, name: string, use: FileUse, problem: string]>([
    ['', 'film.mp4', 'recording', 'This file is empty.'],
    [brand('qt  '), 'film.mov', 'recording', 'Few browsers play QuickTime. Export the video as MP4 (H.264)'],
    ['<!doctype html><script>', 'film.mp4', 'recording', 'This is no video or audio file that browsers play.'],
    ['%PDF-1.7\n', 'film.mp4', 'recording', 'This is no video or audio file that browsers play.'],
    [brand('isom'), 'film.mp4', 'document', 'This file is not of a type that pages offer: PDF, ZIP,'],
    ['Hello', 'film.srt', 'captions', 'These are no captions.'],
  ])('%j, called %s, as %s: %s', async (text, name, use, problem) => {
    expect(await inspect(text, name, use, 'video/mp4')).toEqual({ problem: expect.stringContaining(problem) as string })
  })
})
