import { errorMessages } from '@vitrine/common/api/errors'
import type { Field } from '@vitrine/common/fields/field'
import type { TemplateSection } from '@vitrine/common/fields/section'
import { walkFields } from '@vitrine/common/fields/walk'
import { fileTypeNames } from '@vitrine/common/file-types'
import { fileUses } from '@vitrine/common/fields/types/file/kind'
import { contentTooLargeMessage, pageTooLargeMessage } from '@vitrine/common/limits'
import { passwordRules } from '@vitrine/common/password'
import { paymentMessages, paymentStates } from '@vitrine/common/payments'
import { plans } from '@vitrine/common/plans'
import { networks } from '@vitrine/common/portfolio/networks'
import { blockTypes } from '@vitrine/common/portfolio/pages/block-types'
import { pageMetadata } from '@vitrine/common/portfolio/pages/page-content'
import { slugMessages } from '@vitrine/common/portfolio/pages/slug'
import { templateIds } from '@vitrine/common/templates/ids'
import { usernameMessages } from '@vitrine/common/username'
import { catalogue } from '@vitrine/templates/catalogue'
import type { TemplateWords } from '@vitrine/templates/definition'
import { registry } from '@vitrine/templates/registry'
import { writingSection } from '@vitrine/templates/shared-sections/writing-section'
import { describe, expect, it } from 'vitest'
import { catalogue as german } from './catalogues/de.ts'
import { catalogue as french } from './catalogues/fr.ts'
import { catalogue as japanese } from './catalogues/ja.ts'
import { catalogue as spanish } from './catalogues/es.ts'
import { hearing } from './hear.ts'

const words = Object.keys(german)
const known = new Set(words)
const inBraces = /\{\w+\}/g
const MARK = '#'
const marked = hearing(Object.fromEntries(words.map((word) => [word, MARK + (word.match(inBraces) ?? []).join('')])))
const isHeard = (text: string) => marked(text).startsWith(MARK)

/** The same in every language. */
const names = new Set(['500px', 'Pro', 'ISO', 'X (Twitter)', ...networks.map(({ name }) => name)])

type Text = string | null | undefined
/** All that the tests below have looked for. */
const asked = new Set<Text>()

function missing(texts: readonly Text[], isKnown: (text: string) => boolean) {
  for (const text of texts) asked.add(text)
  return [...new Set(texts)].filter((text) => text && !names.has(text) && !known.has(text) && !isKnown(text))
}

const unknownLabels = (texts: readonly Text[]) => missing(texts, () => false)
/** Messages may have something filled in. */
const unknownMessages = (texts: readonly Text[]) => missing(texts, isHeard)

/** Names, and samples of code and of other things that are written alike everywhere. */
const samples = new Set([
  ...['CodePen', 'Figma', 'PostgreSQL', 'Python', 'TypeScript', 'typescript', 'Nikon Z 8', '35 mm'],
  ...['ABC-12345', 'EP 1 234 567', '#projects', 'you@example.com', 'hello@example.com'],
])
/** Addresses, numbers and prices have no words. */
const hasWords = (placeholder: string) =>
  !samples.has(placeholder) && !placeholder.startsWith('https://') && /\p{L}/u.test(placeholder)

const textsOfField = (field: Field) => [
  field.label,
  field.help,
  field.placeholder !== undefined && hasWords(field.placeholder) ? field.placeholder : null,
  ...('itemLabel' in field ? [field.itemLabel] : []),
  ...('options' in field ? field.options.map(({ label }) => label) : []),
]

const textsOfSections = (sections: readonly TemplateSection[]) => [
  // A second one of a kind is called by its number, too.
  ...sections.flatMap(({ label, heading, navigation }) =>
    [label, heading, navigation].map((name) => name?.replace(/ \d$/, '')),
  ),
  ...walkFields({ sections }).flatMap(({ field }) => textsOfField(field)),
]

const catalogues: Readonly<Record<string, Readonly<Record<string, string | object>>>> = {
  german,
  french,
  spanish,
  japanese,
}

describe.each(Object.entries(catalogues))('the %s catalogue', (_language, catalogue) => {
  it('has each word with all that is filled in', () => {
    const filledIn = (text: string) => (text.match(inBraces) ?? []).sort().join()
    const wrong = Object.entries(catalogue).filter(([word, entry]) =>
      Object.values(typeof entry === 'string' ? { entry } : entry).some(
        (text: string) => text.trim() === '' || filledIn(text) !== filledIn(word),
      ),
    )
    expect(wrong).toEqual([])
  })
})

const ofTemplates = import.meta.glob<{ words: TemplateWords }>('../../../templates/*/words.ts', { eager: true })

describe.each(templateIds)('%s', (id) => {
  const own = ofTemplates[`../../../templates/${id}/words.ts`]?.words ?? {}
  const unknownLabels = (texts: readonly Text[]) => missing(texts, (text) => Object.hasOwn(own, text))

  it('has no label, hint or name of a section without a translation', () => {
    expect(unknownLabels(textsOfSections(catalogue[id].sections))).toEqual([])
  })

  it('is listed in words that are translated', () => {
    const { subtitle, category, features, tags, searchKeywords } = catalogue[id].listing
    const isName = (keyword: string) => ['github', 'sherlock'].includes(keyword)
    const texts = [subtitle, category, ...features, ...tags, ...searchKeywords.filter((keyword) => !isName(keyword))]
    expect(unknownLabels(texts)).toEqual([])
  })

  it('has backgrounds whose names are translated', async () => {
    const { backgrounds, otherScheme } = (await registry[id]()).design
    expect(unknownLabels([...Object.values(backgrounds), otherScheme].map((surface) => surface?.label))).toEqual([])
  })

  it('has no words that nothing says', async () => {
    const { sections, listing } = catalogue[id]
    const { backgrounds, otherScheme } = (await registry[id]()).design
    const { subtitle, category, features, tags, searchKeywords } = listing
    const surfaces = [...Object.values(backgrounds), otherScheme].map((surface) => surface?.label)
    const said = [
      ...textsOfSections(sections),
      ...surfaces,
      subtitle,
      category,
      ...features,
      ...tags,
      ...searchKeywords,
    ]
    expect(Object.keys(own).filter((word) => !said.includes(word))).toEqual([])
  })
})

it('the fields of pages and of their blocks are translated', () => {
  const labels = Object.values(blockTypes).map(({ label }) => label)
  expect(unknownLabels([...labels, ...textsOfSections([...pageMetadata().sections, writingSection])])).toEqual([])
})

it('messages of common code are translated', () => {
  const { incomplete, defaultPrice: _price, ...fixed } = paymentMessages
  const texts = [
    ...Object.values(errorMessages),
    ...Object.values(usernameMessages),
    ...Object.values(slugMessages),
    ...Object.values(fixed),
    ...['', ...paymentStates].flatMap((state) => [state, incomplete(state)]),
    ...passwordRules.map(({ label }) => label),
    ...Object.values(plans).flatMap(({ name, includes }) => [name, ...includes]),
    ...fileUses.filter((use) => use !== 'captions').map(fileTypeNames),
    contentTooLargeMessage,
    pageTooLargeMessage,
  ]
  expect(unknownMessages(texts)).toEqual([])
})

it('messages of the server are translated', () => {
  const sources = Object.values(
    import.meta.glob<string>(['../../../functions/{analytics,api,http,payments,schedules}/**/*.ts', '!**/*.test.ts'], {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).join('\n')
  const found = (pattern: RegExp) => [...sources.matchAll(pattern)].map(([, text]) => text)
  const messages = [
    ...found(/new ApiError\(\s*'[a-z-]+',\s*'([^']+)'/g),
    ...found(/new CheckoutRefusal\(\s*'([^']+)'/g),
    ...found(/notFound\('([^']+)'\)/g).map((what) => `${what} not found`),
  ]
  expect(messages.length).toBeGreaterThan(40)
  // What only other programs than the app are told.
  const isForPrograms = (text: string) => /\bIf-Match\b|\bbod(y|ies)\b|^There is no such address$/.test(text)
  expect(unknownMessages(messages.filter((text) => text && !isForPrograms(text)))).toEqual([])
})

/** Of words that common code composes of several parts. */
const composed = [
  ...[
    'month ago',
    'week ago',
    'weeks ago',
    'months ago',
    'A page without a title',
    'Invalid input',
    'Name of a section',
  ],
  ...['That was very often.', 'The filter starts on', 'This file is larger than', 'was changed somewhere else.'],
  ...[
    'Visitors write to you',
    'as many as the Free plan has',
    'Your own video and audio',
    ' not found',
    'expected string to have',
  ],
]

it('each word is said somewhere', () => {
  const code = Object.values(
    import.meta.glob<string>(
      [
        '../../../{web,common,templates,functions}/**/*.{ts,tsx}',
        '!../../../**/node_modules/**',
        '!../../../**/dist/**',
        '!../../../**/words/**',
        '!../../../**/*.test.{ts,tsx}',
      ],
      { query: '?raw', import: 'default', eager: true },
    ),
  ).join('\n')
  // Of what common code fills in itself, the code has what stands around it.
  const isSaid = (word: string) => word.split(inBraces).every((part) => code.includes(part))
  expect(
    words.filter((word) => !isSaid(word) && !asked.has(word) && !composed.some((part) => word.includes(part))),
  ).toEqual([])
})
