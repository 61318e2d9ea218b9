import { describe, expect, it } from 'vitest'
import { subscribe } from '@vitrine/common/api/inbox'
import { getPublicPortfolio } from '@vitrine/common/api/public'
import { cardPath } from '@vitrine/common/routes'
import { templateIds } from '@vitrine/common/templates/ids'
import { canaries, canaryContent } from '@vitrine/templates/canary-content'
import { catalogue } from '@vitrine/templates/catalogue'
import { publicContent } from '@vitrine/templates/public-content'
import { adminFirestore } from '../support/admin.ts'
import { succeed } from '../support/api.ts'
import { addresses } from '../support/env.ts'
import { messagesFor } from '../support/mailbox.ts'
import { storePage } from '../support/pages.ts'
import { eventually } from '../support/eventually.ts'

/** Content with a canary in every place, as somebody has it whose page went through all templates. */
const content = { ...canaryContent(), meta: { title: 'canary-meta-title', description: 'canary-meta-description' } }

const visit = (path: string) => fetch(addresses.hosting + path, { redirect: 'manual' })

async function cardOf(username: string, revision: number): Promise<Buffer> {
  const response = await visit(cardPath(username, revision))
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  return Buffer.from(await response.arrayBuffer())
}

describe.each(templateIds)('strangers are told nothing that a page of %s does not show', (templateId) => {
  const hideable = catalogue[templateId].sections.flatMap(({ id, hideable: may }) => (may ? [id] : []))

  it.each([{ hidden: [] }, { hidden: hideable }, { hidden: hideable.slice(0, 1) }])(
    'with $hidden hidden',
    async ({ hidden }) => {
      const layout = { hidden }
      const shown = publicContent({ templateId, content, layout })
      const allowed = canaries(shown)
      expect(allowed.length).toBeLessThan(canaries(content).length)
      const username = await storePage(templateId, content, layout)

      const html = await (await visit(`/${username}`)).text()
      expect(html).toContain('canary-hero-')
      expect(canaries(html).filter((mark) => !allowed.includes(mark))).toEqual([])

      const answer = await succeed(getPublicPortfolio, { params: { username } })
      expect(answer.content).toEqual(shown)
      expect(canaries(answer).filter((mark) => !allowed.includes(mark))).toEqual([])

      // A card is a picture: it is the same as that of a page that has nothing more.
      const card = await cardOf(username, 1)
      const [stored] = (await adminFirestore().collection('portfolios').where('username', '==', username).get()).docs
      await stored?.ref.collection('live').doc('site').update({ content: shown, revision: 2 })
      expect((await cardOf(username, 2)).equals(card)).toBe(true)
    },
  )
})

it('tells what its owner calls a portfolio only where the page has no other name', async () => {
  for (const [hero, name] of [
    [{ name: 'Ada Byron' }, 'Ada Byron'],
    [{ name: ' ', photographerName: 'Ada' }, 'Ada'],
    [{}, 'Stored page'],
  ] as const) {
    const username = await storePage('photography-focus', { hero })
    expect((await succeed(getPublicPortfolio, { params: { username } })).name).toBe(name)
    expect((await (await visit(`/${username}`)).text()).includes('Stored page')).toBe(name === 'Stored page')
  }
})

it('names sections as their owner does, and none that the page does not show', async () => {
  const titles = { about: 'canary-named-about', contact: 'canary-named-contact', elsewhere: 'canary-named-elsewhere' }
  const username = await storePage('minimalist-designer', content, { hidden: ['contact'], titles })
  const html = await (await visit(`/${username}`)).text()
  expect(html).toContain('>canary-named-about</h2>')
  expect(html).not.toMatch(/canary-named-(contact|elsewhere)/)
  const answer = await succeed(getPublicPortfolio, { params: { username } })
  expect(answer.layout).toEqual({ hidden: ['contact'], titles: { about: titles.about } })
})

it('answers custom sections that are added, cleaned, and no others', async () => {
  const custom = {
    'text-1': { text: '<p>canary-shown</p>' },
    'text-2': { text: '<p>canary-hidden</p>' },
    'quote-1': { quote: 'canary-kept' },
  }
  const layout = { hidden: ['text-2'], added: ['text-1', 'text-2'] }
  const username = await storePage('developer-pro', { hero: { name: 'Ada' }, custom }, layout)
  const html = await (await visit(`/${username}`)).text()
  const { content: answered } = await succeed(getPublicPortfolio, { params: { username } })
  expect(answered.custom).toEqual({ 'text-1': custom['text-1'] })
  expect(html).toContain('canary-shown')
  expect(html).not.toMatch(/canary-(hidden|kept)/)
})

it('the sitemap says nothing of what pages hold', async () => {
  const username = await storePage('minimalist-designer', content)
  const file = await eventually(async () => {
    const text = await (await visit('/sitemap.xml')).text()
    expect(text).toContain(`/${username}<`)
    return text
  })
  expect(canaries(file)).toEqual([])
})

it('a mail to a subscriber says nothing that the page does not show', async () => {
  const layout = { hidden: ['author', 'contact'] }
  const username = await storePage('business-executive', content, layout)
  const email = `canaries-${Date.now()}@reader.example`
  await succeed(subscribe, { params: { username }, body: { email } })
  const [mail] = await eventually(async () => {
    const mails = await messagesFor(email)
    expect(mails).toHaveLength(1)
    return mails
  })
  const allowed = canaries(publicContent({ templateId: 'business-executive', content, layout }))
  expect(canaries(mail)).toContain('canary-hero-name')
  expect(canaries(mail).filter((mark) => !allowed.includes(mark))).toEqual([])
})
