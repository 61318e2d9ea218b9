import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Request } from 'firebase-functions/https'
import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it, vi } from 'vitest'
import type { AnalyticsSummary } from '@vitrine/common/api/analytics'
import { appLanguages, type AppLanguage } from '@vitrine/common/languages'
import { placesOf } from '@vitrine/common/portfolio/comment-places'
import { proofName, proofValue } from '@vitrine/common/portfolio/domain'
import { placesOfPage } from '@vitrine/common/portfolio/pages/page-comment-places'
import { publishIssuesMessage } from '@vitrine/common/portfolio/publish-validation'
import { scheduleWords } from '@vitrine/common/schedule-time'
import { templateIds } from '@vitrine/common/templates/ids'
import { catalogue as templates } from '@vitrine/templates/catalogue'
import type { Plural } from '@vitrine/templates/words/wording'
import { inEnglish, markedWording, textsOf } from '@vitrine/templates/words/marked'
import { weeklyLetter } from '../../functions/analytics/weekly-letter.ts'
import { welcomeLetter } from '../../functions/api/user/welcome-letter.ts'
import { brokenLetter, givenAwayLetter, releasedLetter } from '../../functions/domains/letters.ts'
import { messageMail } from '../../functions/forms/letters.ts'
import { db } from '../../functions/lib/firebase.ts'
import { letterHtml, letterText, type Letter } from '../../functions/lib/mail/layout.tsx'
import type * as mails from '../../functions/lib/mail/owner-mails.ts'
import { ownerMailOf, type OwnerMail } from '../../functions/lib/mail/owner-mails.ts'
import { catalogue as german } from '../../functions/lib/owner-words/catalogues/de.ts'
import { catalogue as spanish } from '../../functions/lib/owner-words/catalogues/es.ts'
import { catalogue as french } from '../../functions/lib/owner-words/catalogues/fr.ts'
import { catalogue as japanese } from '../../functions/lib/owner-words/catalogues/ja.ts'
import type * as load from '../../functions/lib/owner-words/load.ts'
import {
  englishForOwners,
  ownerWordingIn,
  wordingOfOwner,
  type OwnerCatalogue,
  type OwnerWording,
} from '../../functions/lib/owner-words/load.ts'
import { ownerWords } from '../../functions/lib/owner-words/words.ts'
import { commentsLetter } from '../../functions/links/comment-letters.ts'
import { openedLetter } from '../../functions/links/letters.ts'
import { withdrawalEmail } from '../../functions/payments/fulfilment/emails.ts'
import { notPublishedLetter } from '../../functions/schedules/letters.ts'
import { answerMailOff } from '../../functions/site/forms/mail-off.tsx'
import { wholeOf } from '../../functions/site/review/page-places.ts'
import { root } from '../../local/lib/paths.ts'

vi.mock('../../functions/lib/firebase.ts', () => ({ db: vi.fn() }))
vi.mock('../../functions/lib/mail/owner-mails.ts', async (original) => ({
  ...(await original<typeof mails>()),
  ownerMailOf: vi.fn(),
  switchOff: vi.fn(),
}))
vi.mock('../../functions/lib/owner-words/load.ts', async (original) => {
  const real = await original<typeof load>()
  return { ...real, wordingOfOwner: vi.fn(real.wordingOfOwner) }
})
// Made by the build of the templates, which unit tests do without.
vi.mock('@vitrine/templates/dist/manifest.json', () => ({ default: { uncounted: {}, uncountedPages: {}, review: {} } }))
vi.stubEnv('APP_ORIGIN', 'https://canary.example')

const inBraces = /\{\w+\}/g
const placeholders = (text: string) => [...new Set(text.match(inBraces))].sort()
const formsOf = (entry: string | Plural) => (typeof entry === 'string' ? [entry] : Object.values(entry))

const catalogues: [AppLanguage, OwnerCatalogue][] = [
  ['de', german],
  ['fr', french],
  ['es', spanish],
  ['ja', japanese],
]
const translated = appLanguages.filter((language) => language !== 'en')

describe('the words of mails to owners', () => {
  it('are each in use', () => {
    const functions = join(root, 'functions')
    const code = readdirSync(functions, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/^lib\/owner-words|\.test\.|node_modules|dist\//.test(path))
      .map((path) => readFileSync(join(functions, path), 'utf8'))
      .join('\n')
    expect(ownerWords.filter((word) => !code.includes(`'${word}'`))).toEqual([])
  })

  it('are there in every language of the app', () => {
    expect(catalogues.map(([language]) => language).sort()).toEqual(translated.toSorted())
  })

  it.each(catalogues)('fill in the same in %s', (_language, catalogue) => {
    for (const word of ownerWords) {
      for (const form of formsOf(catalogue[word])) {
        expect(form.trim()).not.toBe('')
        expect(placeholders(form)).toEqual(placeholders(word))
      }
    }
  })

  it('have spaces in French where no line may break', () => {
    const texts = Object.values(french).flatMap(formsOf)
    expect(texts.filter((text) => / [:;?!»]|« |\S[;?!»]/.test(text.replace(/\u00a0[:;?!»]/g, '')))).toEqual([])
  })
})

describe('the language of an account', () => {
  const stored = (language?: unknown) => {
    const get = () => Promise.resolve({ get: () => language })
    vi.mocked(db).mockReturnValue({ collection: () => ({ doc: () => ({ get }) }) } as unknown as ReturnType<typeof db>)
    return wordingOfOwner('ada')
  }

  it.each(translated)('is the one that is chosen: %s', async (language) => {
    const wording = await stored(language)
    expect(wording.language).toBe(language)
    expect(wording.say('Open the portfolio')).not.toBe('Open the portfolio')
  })

  it.each([undefined, null, 'en', 'it', 'constructor', '', 7, ['de']])(
    'is English where %j is stored',
    async (language) => {
      expect(await stored(language)).toBe(englishForOwners)
    },
  )

  it('has its own numbers, and its forms of them', async () => {
    const [inGerman, inFrench] = await Promise.all([ownerWordingIn('de'), ownerWordingIn('fr')])
    expect(inGerman.say('{n} views', { n: 12_345 })).toBe('12.345 Aufrufe')
    expect([0, 2].map((n) => inFrench.say('{n} views', { n }))).toEqual(['0 vue', '2 vues'])
    expect(englishForOwners.say('{n} views', { n: 12_345 })).toBe('12,345 views')
  })
})

const marked: OwnerWording = {
  ...markedWording(ownerWords),
  locale: 'ja',
  hear: (text) => text.replace(/\p{L}+/gu, '#'),
  sentences: (...all) => all.join(' '),
}

const summaryOf = (n: number, name: string): AnalyticsSummary =>
  ({
    portfolio: { name, username: 'canary' },
    totalViews: n,
    uniqueViewsWindow: n,
    clicksByType: [{ type: 'website', count: n }],
    topLinks: n === 0 ? [] : [{ target: 'https://canary.example/', label: name, count: n }],
    referrers: n === 0 ? [] : [{ host: 'canary', count: n }],
    previous: { totalViews: n, totalClicks: n, uniqueViewsWindow: null },
  }) as unknown as AnalyticsSummary

const health = { hasServed: true, brokenSince: 1, proofMissingSince: null, unreachableSince: null }
const schedule = { at: Timestamp.fromMillis(0), zone: 'Europe/Vienna', portfolioId: 'canary' }
/** What nobody can be greeted or quoted by. */
const unnamed = 'https://canary.example'
const names = ['canary', unnamed]
const domain = 'canary.example'

/** Every mail to an owner, as all that is written in it. */
const letters: [what: string, write: (wording: OwnerWording) => (Letter | string)[]][] = [
  [
    'the welcome',
    (wording) => names.flatMap((name) => [true, false].map((verified) => welcomeLetter({ name, verified }, wording))),
  ],
  ...(['refunded', 'disputed', 'plan-ended'] as const).map((letter): (typeof letters)[number] => [
    `a payment that is ${letter}`,
    (wording) =>
      [[], ['canary'], ['canary', unnamed]].flatMap((pages) => {
        const mail = withdrawalEmail({ kind: 'mail', letter, about: 'canary', pages }, wording)
        return [mail.subject, mail.letter]
      }),
  ]),
  [
    'comments',
    (wording) =>
      names.flatMap((name) =>
        [1, 2, 12].map((count) =>
          commentsLetter(
            {
              label: name,
              portfolioId: 'canary',
              portfolioName: name,
              comments: Array.from({ length: count }, () => ({ name, text: 'canary', about: 'Work: Picture' })),
            },
            wording,
          ),
        ),
      ),
  ],
  [
    'a private link',
    (wording) =>
      names.flatMap((label) =>
        names.map((portfolioName) =>
          openedLetter({ label, portfolioName, portfolioId: 'canary', at: new Date(0) }, wording),
        ),
      ),
  ],
  [
    'the weekly figures',
    (wording) => names.flatMap((name) => [0, 1, 2].map((n) => weeklyLetter('canary', summaryOf(n, name), wording))),
  ],
  [
    'a message',
    (wording) =>
      names.flatMap((name) => {
        const received = { name, email: 'canary@canary.example', message: 'canary' }
        const { subject, sender, letter } = messageMail(received, name, wording)
        return [subject, sender, letter]
      }),
  ],
  [
    'a domain',
    (wording) => [
      ...(['setup', 'pointing', 'conflict', 'certificate', 'active'] as const).map((hosting) =>
        brokenLetter(domain, 'canary', { ...health, hosting }, wording),
      ),
      brokenLetter(domain, 'canary', { ...health, hosting: 'active', proofMissingSince: 1 }, wording),
      releasedLetter(domain, 'canary', wording),
      givenAwayLetter(domain, 'canary', wording),
    ],
  ],
  ['a schedule', (wording) => [notPublishedLetter('canary', schedule, 'it has no address.', wording)]],
]

/** Dates, and what stands in DNS as it is. */
const written = [
  scheduleWords(schedule.at.toDate(), schedule.zone, undefined, marked.locale),
  proofName(domain),
  proofValue('canary'),
]

const textsIn = (letter: Letter | string) =>
  typeof letter === 'string' ? [letter] : [...textsOf(letterHtml(letter)), ...letterText(letter).split('\n')]
const without = (text: string) => written.reduce((rest, known) => rest.replaceAll(known, ''), text)

describe('in a language other than English', () => {
  it.each(letters)('the mail about %s says nothing in English', (_what, write) => {
    expect(inEnglish(write(marked).flatMap(textsIn).map(without))).toEqual([])
  })

  it.each(letters)('the mail about %s says which language it is in', async (_what, write) => {
    const wording = await ownerWordingIn('fr')
    const all = write(wording).filter((letter) => typeof letter !== 'string')
    expect(all.filter((letter) => !letterHtml(letter).startsWith('<!doctype html><html lang="fr">'))).toEqual([])
  })

  it.each(['weekly', 'message', 'link', 'comment'] as const satisfies OwnerMail[])(
    'the page that ends a kind of mail says nothing in English: %s',
    async (kind) => {
      vi.mocked(wordingOfOwner).mockResolvedValue(marked)
      for (const portfolioName of names) {
        vi.mocked(ownerMailOf).mockResolvedValue({ kind, ownerId: 'ada', portfolioId: 'canary', portfolioName })
        for (const method of ['GET', 'POST']) {
          const { status, page } = await answerMailOff({ method, query: {} } as Request)
          expect(status).toBe(200)
          expect(inEnglish(textsOf(page.html))).toEqual([])
        }
      }
      expect(wordingOfOwner).toHaveBeenCalledWith('ada')
      vi.mocked(wordingOfOwner).mockReset()
    },
  )
})

describe('what is in a language is set in it', () => {
  const steps: Letter = {
    preview: '',
    heading: 'h',
    footer: 'f',
    blocks: [
      { kind: 'steps', steps: [{ title: 'a', text: 'b' }] },
      { kind: 'button', label: 'c', href: 'https://canary.example' },
    ],
  }

  it.each([
    ['en', '1. a. b', 'c: https', '<strong>a.</strong> b'],
    ['de', '1. a. b', 'c: https', '<strong>a.</strong> b'],
    ['fr', '1. a. b', 'c\u00a0: https', '<strong>a.</strong> b'],
    ['ja', '1. a。b', 'c：https', '<strong>a。</strong>b'],
  ] as const)('%s', (language, step, button, inHtml) => {
    const text = letterText({ ...steps, language })
    expect(text).toContain(`\n${step}\n`)
    expect(text).toContain(`\n${button}`)
    expect(letterHtml({ ...steps, language })).toContain(inHtml)
  })
})

describe('what a mail calls by labels and messages of the app', () => {
  it('is called so in the language of the account', async () => {
    const { hear } = await ownerWordingIn('de')
    const isTelling = (name: string) => /\p{L}{3}/u.test(name)
    /** The same in German. */
    const alike = /^(Text|Newsletter|Navigation|Name|Logo)( \d)?$/
    const names = templateIds.flatMap((id) =>
      templates[id].metadata.sections.flatMap((section) => placesOf(section, {})),
    )
    const ofPages = placesOfPage('p', { title: 'T', excerpt: 'E', blocks: [{ type: 'divider', itemId: 'a' }] })
    const labels = [...new Set([...names, ...ofPages].map(({ label }) => label))].filter(isTelling)
    expect(labels.length).toBeGreaterThan(40)
    expect(labels.filter((label) => hear(label) === label && !alike.test(label))).toEqual([])
    expect(hear(wholeOf(null).about)).toBe('Die Seite als Ganzes')
    expect(hear('“Tide”: Picture “Low: water”')).toBe('„Tide“: Bild „Low: water“')
    const issues = [{ path: 'contact.website', message: 'Website must be a valid URL' }]
    expect(hear(publishIssuesMessage(issues))).toBe(
      'Bitte behebe vor dem Veröffentlichen Folgendes:\n• Website: Das ist keine gültige Webadresse',
    )
  })
})
