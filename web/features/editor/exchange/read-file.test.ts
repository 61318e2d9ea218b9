import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { toOwnFile } from '@vitrine/common/portfolio/exchange/own'
import { ImportError, readImport } from './read-file.ts'

const json = (value: unknown) => new Blob([JSON.stringify(value)])
const zip = (files: Record<string, string>) =>
  new Blob([
    zipSync(
      Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
    ) as Uint8Array<ArrayBuffer>,
  ])

const refusal = async (file: Blob) => {
  const error = await readImport(file, 'me').catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ImportError)
  return error as ImportError
}

describe('a JSON Resume', () => {
  it('is read by its schema, empty fields left aside', async () => {
    const found = await readImport(
      json({ basics: { name: 'Ada', url: '', email: null }, work: [{ name: '', position: '' }] }),
      'me',
    )
    expect(found).toMatchObject({ source: 'JSON Resume', content: { hero: { name: 'Ada' } }, left: [] })
  })

  it('that is none is refused with the places that are wrong', async () => {
    const { message, problems } = await refusal(
      json({ basics: { name: 5 }, work: 'none', education: [{ startDate: 'May 2014' }] }),
    )
    expect(message).toBe('This file is not a valid JSON Resume:')
    expect(problems).toEqual([
      'basics.name is not of a type(s) string',
      'work is not of a type(s) array',
      expect.stringMatching(/^education\[0\]\.startDate does not match pattern/),
    ])
  })

  it('with nothing in it is refused', async () => {
    expect((await refusal(json({ basics: { name: ' ' } }))).message).toContain('nothing in this file')
    expect((await refusal(json([]))).problems).toHaveLength(1)
  })
})

describe('a LinkedIn archive', () => {
  it('is read from whatever folder its tables are in, with commas, quotes and line breaks in them', async () => {
    const found = await readImport(
      zip({
        'Basic_LinkedInDataExport/Profile.csv':
          '\ufeffFirst Name,Last Name,Headline,Summary\r\nAda,Byron,"Analyst, poet","First ""line"".\nSecond."\r\n',
        'Basic_LinkedInDataExport/positions.csv':
          'Company Name,Title,Started On,Finished On\nEngines,Programmer,Mar 1842,\n\n',
        'Basic_LinkedInDataExport/messages.csv': 'FROM,CONTENT\nSomebody,Private\n',
        'Basic_LinkedInDataExport/Articles/one.html': '<p>Not read</p>',
      }),
      'me',
    )
    expect(found.content.hero).toMatchObject({
      name: 'Ada Byron',
      title: 'Analyst, poet',
      summary: 'First "line".\nSecond.',
    })
    expect(found.content.experience).toEqual([{ title: 'Programmer', org: 'Engines', period: 'Mar 1842 – today' }])
    expect(JSON.stringify(found)).not.toContain('Private')
  })

  it('that is another ZIP, or a damaged one, is refused', async () => {
    expect((await refusal(zip({ 'holiday.txt': 'sea' }))).message).toContain('no tables of a LinkedIn archive')
    expect((await refusal(new Blob(['PK\u0003\u0004 and then nothing']))).message).toContain('damaged')
  })
})

describe('a file of our own', () => {
  const own = toOwnFile({
    name: 'Ada',
    templateId: 'developer-pro',
    content: { hero: { avatarPath: 'user-assets/other/p/images/a', name: 'Ada' } },
    design: { headingFont: 'Lato' },
    layout: { hidden: [] },
  })

  it('is read whole, but for paths into other accounts', async () => {
    expect(await readImport(json(own), 'me')).toMatchObject({
      source: 'Vitrine portfolio',
      content: { hero: { name: 'Ada' } },
      own: { design: { headingFont: 'Lato' } },
    })
    expect((await readImport(json(own), 'me')).content.hero).not.toHaveProperty('avatarPath')
  })

  it('that was changed too much is refused', async () => {
    expect((await refusal(json({ ...own, content: { hero: { name: [] } } }))).problems).toEqual([
      expect.stringMatching(/^content\.hero\.name: /),
    ])
  })
})

it('anything else is refused', async () => {
  expect((await refusal(new Blob(['hello']))).message).toContain('neither a ZIP nor JSON')
  expect((await refusal(new Blob(['<html>']))).message).toContain('neither a ZIP nor JSON')
})
