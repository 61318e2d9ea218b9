import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Request } from 'firebase-functions/https'
import { Timestamp } from 'firebase-admin/firestore'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { formMessages } from '@vitrine/common/forms'
import { languages } from '@vitrine/common/languages'
import { inEnglish, markedWording, textsOf } from '@vitrine/templates/words/marked'
import { type SectionName, sectionNames } from '@vitrine/templates/words/section-names'
import { words } from '@vitrine/templates/words/words'
import { subscriptionLetter } from '../../functions/forms/letters.ts'
import { receiveMessage, receiveSubscription } from '../../functions/forms/receive.ts'
import { changeSubscription, subscriptionState } from '../../functions/forms/subscription.ts'
import { ApiError, notFound, tooMany } from '../../functions/http/api-error.ts'
import type { LinkPage } from '../../functions/links/shown.ts'
import type * as published from '../../functions/lib/documents/published.ts'
import { findPublished, pageAt, type PublicPortfolio, toPublic } from '../../functions/lib/documents/published.ts'
import { requestLog } from '../../functions/lib/log.ts'
import { letterHtml, letterText } from '../../functions/lib/mail/layout.tsx'
import type * as load from '../../functions/lib/words/load.ts'
import { englishForVisitors, type VisitorWording, wordingFor } from '../../functions/lib/words/load.ts'
import { serverWords } from '../../functions/lib/words/words.ts'
import { answerForm, answerSubscription } from '../../functions/site/forms/answer.tsx'
import { COUNTED, NOT_COUNTED, Notice, passwordPage } from '../../functions/site/private-link/page.tsx'
import { addressNotFound, linkNotFound, templateNotSupported } from '../../functions/site/refusals.ts'
import { root } from '../../local/lib/paths.ts'

vi.mock('../../functions/lib/documents/published.ts', async (original) => ({
  ...(await original<typeof published>()),
  pageAt: vi.fn(),
  findPublished: vi.fn(),
}))
vi.mock('../../functions/forms/receive.ts', () => ({ receiveMessage: vi.fn(), receiveSubscription: vi.fn() }))
vi.mock('../../functions/forms/subscription.ts', () => ({ changeSubscription: vi.fn(), subscriptionState: vi.fn() }))
vi.mock('../../functions/lib/words/load.ts', async (original) => {
  const real = await original<typeof load>()
  return { ...real, wordingFor: vi.fn(real.wordingFor) }
})
// Made by the build of the templates, which unit tests do without.
vi.mock('@vitrine/templates/dist/manifest.json', () => ({ default: { uncounted: {}, uncountedPages: {}, review: {} } }))
vi.stubEnv('APP_ORIGIN', 'https://vitrine.example')
vi.stubEnv('GCLOUD_PROJECT', 'demo-vitrine')

const all = [...words, ...(Object.keys(sectionNames) as SectionName[]), ...serverWords]
const marked: VisitorWording = markedWording(all)
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort()

describe('the words of the server', () => {
  it('are each in use, and none of a page’s', () => {
    const functions = join(root, 'functions')
    const code = readdirSync(functions, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/^lib\/words|\.test\.|node_modules|dist\//.test(path))
      .map((path) => readFileSync(join(functions, path), 'utf8'))
      .join('\n')
    const fields: readonly string[] = Object.keys(formMessages.invalid)
    expect(serverWords.filter((word) => !code.includes(`'${word}'`) && !fields.includes(word))).toEqual([])
    const ofPages: readonly string[] = words
    expect(serverWords.filter((word) => ofPages.includes(word))).toEqual([])
  })

  it.each(languages)('fill in the same in %s', async (language) => {
    const wording = await wordingFor({ content: { meta: { language } } })
    expect(wording.language).toBe(language)
    for (const word of serverWords) {
      const filled = Object.fromEntries(placeholders(word).map((name) => [name.slice(1, -1), '4']))
      const said = (wording.say as (word: string, values: object) => string)(word, filled)
      expect(said.trim()).not.toBe('')
      expect(said).not.toMatch(/[{}]/)
      for (const _name of placeholders(word)) expect(said).toContain('4')
    }
  })

  it('are in English where nothing says otherwise', async () => {
    expect(await wordingFor(null)).toBe(englishForVisitors)
    expect(await wordingFor({ content: {} })).toBe(englishForVisitors)
  })

  it('keep the direction of a name among words that run the other way', async () => {
    const { say } = await wordingFor({ content: { meta: { language: 'ar' } } })
    expect(say('“{name}” ({address})', { name: 'Ada', address: 'a.example' })).toBe(
      '«\u2068Ada\u2069» (\u2068a.example\u2069)',
    )
    expect(say('Please try again in {n} hours.', { n: 2 })).toBe('يُرجى المحاولة مرة أخرى بعد ساعتين.')
  })
})

const moment = Timestamp.fromMillis(0)
const portfolio = (language?: 'ar'): PublicPortfolio =>
  toPublic({
    ownerId: 'canary',
    name: 'canary',
    templateId: 'minimalist-designer',
    username: 'canary',
    content: { hero: { name: 'canary' }, ...(language && { meta: { language } }) },
    design: {},
    layout: { hidden: [] },
    revision: 3,
    publishedAt: moment,
    onlineSince: moment,
  })

interface Posted {
  method?: string
  body?: Record<string, unknown>
  bytes?: number
}

const request = ({ method = 'POST', body = {}, bytes = 0 }: Posted = {}) =>
  ({
    method,
    body,
    rawBody: Buffer.alloc(bytes),
    headers: {},
    query: { key: 'a.b.c' },
    socket: { remoteAddress: '192.0.2.1' },
    get: () => undefined,
  }) as unknown as Request

const message = { name: 'canary', email: 'canary@canary.example', message: 'canary' }
const log = requestLog('none')
const send = (body: Record<string, unknown> = message, bytes?: number) =>
  answerForm('canary', 'message', request({ body, bytes }), log)
const signUp = () => answerForm('canary', 'newsletter', request({ body: { email: message.email } }), log)
const subscription = (posted: Posted) => answerSubscription('canary', request(posted))

/** Everything that a form answers, each with its status. */
const answers: [what: string, status: number, answer: () => Promise<{ status: number; page: { html: string } }>][] = [
  ['a message', 200, () => send()],
  ['a subscription', 200, signUp],
  ['nothing that was filled in', 422, () => send({})],
  ['no address', 422, () => answerForm('canary', 'newsletter', request(), log)],
  ['too much', 413, () => send(message, 100_000)],
  ['half a character', 400, () => send({ ...message, name: '\ud800' })],
  ['a wrong trap', 422, () => send({ ...message, subject: 'x'.repeat(10_000) })],
  ['a form that is gone', 404, () => failing(notFound('Form'))],
  ['a failure', 500, () => failing(new Error('canary'))],
  ['an outage', 503, () => failing(Object.assign(new Error('canary'), { code: 14 }))],
  ['a subscription to confirm', 200, () => standing('waiting', { method: 'GET' })],
  ['a confirmed one', 200, () => standing('confirmed', { method: 'GET' })],
  ['one that there is not', 404, () => standing('gone', { method: 'GET' })],
  ['one that is confirmed now', 200, () => standing('confirmed', { body: { change: 'confirm' } })],
  ['one that ends', 200, () => standing('gone', { body: { change: 'unsubscribe' } })],
]

function failing(error: Error) {
  vi.mocked(receiveMessage).mockRejectedValue(error)
  return send()
}

function standing(state: 'waiting' | 'confirmed' | 'gone', posted: Posted) {
  vi.mocked(subscriptionState).mockResolvedValue(state)
  vi.mocked(changeSubscription).mockResolvedValue(state)
  return subscription(posted)
}

const linkPage = (live: PublicPortfolio | null): LinkPage =>
  ({
    templateId: 'minimalist-designer',
    content: { hero: { name: 'secret' }, meta: { language: 'he' } },
    design: {},
    name: 'secret',
    published: live,
  }) as unknown as LinkPage

/** It is in one language. */
const inLanguage = () => null

beforeEach(() => {
  vi.mocked(receiveMessage).mockReset()
  vi.mocked(receiveSubscription).mockReset()
  vi.mocked(pageAt).mockResolvedValue({
    published: { id: 'p1', username: 'canary', portfolio: portfolio(), inLanguage },
  })
})

describe('in a language other than English', () => {
  beforeEach(() => {
    vi.mocked(wordingFor).mockResolvedValue(marked)
    return () => vi.mocked(wordingFor).mockReset()
  })

  it.each(answers)('the answer to %s says nothing in English', async (_what, status, answer) => {
    const { page, ...rest } = await answer()
    expect(rest.status).toBe(status)
    expect(inEnglish(textsOf(page.html))).toEqual([])
  })

  it.each([null, 'wrong', 'paused'] as const)(
    'the page that asks for a password says nothing in English: %s',
    async (problem) => {
      for (const seconds of problem === 'paused' ? [30, 900, 80_000] : [undefined]) {
        const { html } = await passwordPage(linkPage(portfolio()), problem, seconds)
        expect(inEnglish(textsOf(html))).toEqual([])
      }
    },
  )

  it.each([true, false])('the notice of a private page says nothing in English: counted %s', (isCounted) => {
    const link = { shows: { greeting: 'canary' } } as LinkPage['link']
    expect(
      inEnglish(textsOf(renderToStaticMarkup(<Notice link={link} isCounted={isCounted} say={marked.say} />))),
    ).toEqual([])
  })

  it.each([
    ['an address', addressNotFound],
    ['a link', linkNotFound],
    ['a template', templateNotSupported],
  ])('the page without %s says nothing in English', (_what, page) => {
    const { body } = page({ name: 'canary', icon: null }, marked)
    expect(inEnglish(textsOf(String(body)))).toEqual([])
  })

  it('the mail to a subscriber says nothing in English', () => {
    for (const name of ['canary', '']) {
      const letter = subscriptionLetter({ name, username: 'canary' }, 'https://canary.example/', marked)
      const text = letterText(letter).replaceAll(/vitrine\.example\S*/g, '')
      expect(
        inEnglish(
          [...textsOf(letterHtml(letter)), ...text.split('\n')].map((line) => line.replaceAll('vitrine.example/', '')),
        ),
      ).toEqual([])
    }
  })
})

describe('the language of what is live', () => {
  it('is that of answers to forms, and runs from right to left where it does', async () => {
    vi.mocked(pageAt).mockResolvedValue({
      published: { id: 'p1', username: 'canary', portfolio: portfolio('ar'), inLanguage },
    })
    const { page } = await send()
    expect(page.html).toContain('<html lang="ar" dir="rtl">')
    expect(page.html).toContain('تم إرسال الرسالة')
    expect(page.css).toContain('letter-spacing:0!important')
  })

  it('is found under an old name', async () => {
    vi.mocked(pageAt).mockResolvedValue({ movedTo: 'canary' })
    vi.mocked(findPublished).mockResolvedValue({ id: 'p1', username: 'canary', portfolio: portfolio('ar'), inLanguage })
    expect((await standing('waiting', { method: 'GET' })).page.html).toContain('<html lang="ar" dir="rtl">')
  })

  it('is English where there is none, or where it cannot be read; what was typed is given back', async () => {
    vi.mocked(pageAt).mockResolvedValue(null)
    expect((await send()).page.html).toContain('<html lang="en">')
    vi.mocked(pageAt).mockRejectedValue(Object.assign(new Error('unavailable'), { code: 14 }))
    vi.mocked(receiveMessage).mockRejectedValue(Object.assign(new Error('unavailable'), { code: 14 }))
    const { status, page } = await send()
    expect(status).toBe(503)
    expect(page.html).toContain('<html lang="en">')
    expect(page.html).toContain('canary@canary.example')
  })

  it('is that of the page that asks for a password: a draft’s is behind it', async () => {
    expect((await passwordPage(linkPage(null), null)).html).toContain('<html lang="en">')
    expect((await passwordPage(linkPage(portfolio()), null)).html).toContain('<html lang="en">')
    expect((await passwordPage(linkPage(portfolio('ar')), null)).html).toContain('<html lang="ar" dir="rtl">')
  })

  it('is that of the mail to a subscriber', async () => {
    const arabic = await wordingFor(portfolio('ar'))
    const html = letterHtml(subscriptionLetter({ name: 'Ada', username: 'ada' }, 'https://canary.example/', arabic))
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toMatch(/<body lang="ar" dir="rtl"/)
    expect(html).not.toContain('text-align:left')
  })
})

it('what was refused is told as it was, in English', async () => {
  vi.mocked(wordingFor).mockResolvedValue(englishForVisitors)
  vi.mocked(receiveMessage).mockRejectedValue(tooMany({ windowMs: 60_000 }, 0, formMessages.tooMany))
  const { status, page, retryAfter } = await send()
  expect([status, retryAfter]).toEqual([429, 60])
  expect(page.html).toContain(formMessages.tooMany)
  vi.mocked(receiveMessage).mockRejectedValue(new ApiError('limit-reached', 'The inbox is full.'))
  expect((await send()).page.html).toContain('The inbox is full.')
  expect(englishForVisitors.say(COUNTED)).toBe(COUNTED)
  expect(englishForVisitors.say(NOT_COUNTED)).toBe(NOT_COUNTED)
})
