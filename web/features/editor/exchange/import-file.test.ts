import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { toOwnFile } from '@vitrine/common/portfolio/exchange/own'
import { ImportError, readImport } from './import-file.ts'

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

  it('of version 0.x is read with its dates, its Markdown and its HTML', async () => {
    const { content, left } = await readImport(
      json({
        basics: {
          name: '**Ada**',
          summary: 'Writes **programs**.\n\n<b>Daily</b>',
          picture: 'https://a.example/me.jpg',
        },
        work: [{ company: 'Engines', startDate: 'März 2015', summary: 'Why:\n\n- *one*\n- two' }],
        interests: [{ name: 'Flying' }],
      }),
      'me',
    )
    expect(content.hero).toMatchObject({ name: 'Ada', summary: 'Writes programs.\n\nDaily' })
    expect(content.about?.bio).toBe('<p>Writes <strong>programs</strong>.</p><p><strong>Daily</strong></p>')
    expect(content.experience).toEqual([
      { org: 'Engines', period: 'Mar 2015 – today', summary: 'Why:', bullets: ['one', 'two'] },
    ])
    expect(left).toEqual([{ where: 'Interests › Flying › Name', text: 'Flying' }])
  })

  it('with values of other types is read as far as it goes', async () => {
    const { content, left } = await readImport(json({ basics: { name: 5, phone: { home: '1' } }, work: 'none' }), 'me')
    expect(content).toMatchObject({ hero: { name: '5' }, experience: [{ org: 'none' }] })
    expect(left).toEqual([{ where: 'Basics › Phone › Home', text: '1' }])
  })

  it('with half an emoji, as apps leave it that cut texts, is read as what can be stored', async () => {
    const { content } = await readImport(
      json({ basics: { name: 'Ada \ud83e' }, work: [{ name: 'Engines\udd8a' }] }),
      'me',
    )
    expect(content).toMatchObject({ hero: { name: 'Ada \ufffd' }, experience: [{ org: 'Engines\ufffd' }] })
  })

  it('with nothing in it is refused', async () => {
    expect((await refusal(json({ basics: { name: ' ' } }))).message).toContain('Nothing in this file')
    expect((await refusal(json([]))).message).toContain('none of the kinds')
    expect((await refusal(json({ menu: {} }))).message).toContain('none of the kinds')
  })
})

it('a file of Reactive Resume is told by its sections', async () => {
  const file = {
    basics: { name: 'Ada', headline: 'Analyst' },
    sections: {
      experience: { items: [{ company: 'Engines', date: '2015 - Present', summary: '<ul><li>One</li></ul>' }] },
    },
  }
  expect(await readImport(json(file), 'me')).toMatchObject({
    source: 'Reactive Resume',
    content: { hero: { title: 'Analyst' }, experience: [{ org: 'Engines', period: '2015 – today', bullets: ['One'] }] },
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
    expect(found.left).toEqual(
      ['messages.csv', 'Articles/one.html'].map((name) => ({
        where: 'Files that are not read',
        text: `Basic_LinkedInDataExport/${name}`,
      })),
    )
  })

  it('is read below lines of preamble, with columns that are missing, and in another language', async () => {
    const { content } = await readImport(
      zip({
        'Profile.csv': 'Notes:\n"This file, like all, is yours"\n\nFirst Name,Last Name,Headline\n小川,花子,分析者\n',
        'Skills.csv': 'Name\nMathematik\n',
        'Languages.csv': 'Sprache,Kenntnisse\nDeutsch,Muttersprache\n',
        'Positions.csv': 'Company Name,Started On,Finished On\nMühle,Mär 2015,Dez 2016\nHof,2017年3月,\n',
      }),
      'me',
    )
    expect(content.hero).toMatchObject({ name: '小川 花子', title: '分析者' })
    expect(content.about?.skills).toEqual(['Mathematik'])
    expect(content.skills?.categories).toEqual([{ name: 'Languages', items: ['Deutsch (Muttersprache)'] }])
    expect(content.experience).toEqual([
      { org: 'Mühle', period: 'Mar 2015 – Dec 2016' },
      { org: 'Hof', period: 'Mar 2017 – today' },
    ])
  })

  it('that is another ZIP, or a damaged one, is refused', async () => {
    expect((await refusal(zip({ 'holiday.txt': 'sea' }))).message).toContain('isn’t a LinkedIn archive')
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
    pages: [],
  })

  it('is read whole, but for paths into other accounts', async () => {
    expect(await readImport(json(own), 'me')).toMatchObject({
      source: 'Vitrine portfolio',
      content: { hero: { name: 'Ada' } },
      own: { looks: { design: { headingFont: 'Lato' }, layout: { hidden: [] } } },
    })
    expect((await readImport(json(own), 'me')).content.hero).not.toHaveProperty('avatarPath')
  })

  it('has its pages, but for paths into other accounts', async () => {
    const coverPath = 'user-assets/other/p/images/c'
    const pages = [{ kind: 'study', slug: 'on-grids', content: { title: 'On grids', cover: '', coverPath } }, 'none']
    expect(await readImport(json({ ...own, pages }), 'me')).toMatchObject({
      left: [
        { where: 'Pictures of another account', text: 'user-assets/other/p/images/a' },
        { where: 'Pictures of another account', text: 'user-assets/other/p/images/c' },
      ],
      own: {
        pages: [{ kind: 'study', slug: 'on-grids', content: { title: 'On grids', cover: '' } }],
        refused: [{ title: 'Page 2' }],
      },
    })
  })

  it('of another version is read as far as it goes, and the rest is listed', async () => {
    const { design: _design, ...older } = own
    const file = { ...older, version: 2, content: { hero: { name: [], title: 'Analyst' }, mood: { today: 'good' } } }
    const found = await readImport(json(file), 'me')
    expect(found).toMatchObject({
      content: { hero: { title: 'Analyst' } },
      left: [{ where: 'content › hero › name' }, { where: 'content › mood', text: '{"today":"good"}' }],
    })
    expect(found.own?.looks).toEqual({ layout: { hidden: [] } })
  })

  it('without a template that we have is refused', async () => {
    expect((await refusal(json({ ...own, templateId: 'none' }))).problems).toEqual([
      expect.stringMatching(/^templateId: /),
    ])
  })

  it('lists pictures that are only in the folder of another account', async () => {
    const { left } = await readImport(
      json({ ...own, content: { hero: { avatarPath: 'user-assets/other/p/images/a' } } }),
      'me',
    )
    expect(left).toEqual([{ where: 'Pictures of another account', text: 'user-assets/other/p/images/a' }])
  })
})

it('anything else is refused', async () => {
  expect((await refusal(new Blob(['hello']))).message).toContain('neither a ZIP nor JSON')
  expect((await refusal(new Blob(['<html>']))).message).toContain('neither a ZIP nor JSON')
})
