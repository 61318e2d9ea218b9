import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { api, type EndpointName } from '@vitrine/common/api/index'
import { endpointLimits } from '@vitrine/common/api/limits'
import { routes } from '../../functions/site/routes.ts'
import { root } from '../../local/lib/paths.ts'

/** Whatever makes something has a number or a rate: over the contract and the rules themselves, so what is added is tested. */

const names = Object.keys(api) as EndpointName[]

describe('an endpoint', () => {
  it.each(names)('%s has a rate, by whom it can tell', (name) => {
    const limits = endpointLimits[name]
    expect(limits.length).toBeGreaterThan(0)
    for (const { by, most, windowMs, block = 1 } of limits) {
      expect(by).toBe(api[name].access === 'public' ? 'sender' : 'account')
      expect(most).toBeGreaterThan(0)
      expect(windowMs % 60_000).toBe(0)
      // What instances take at once is little beside the limit itself.
      expect(block).toBeLessThanOrEqual(Math.max(1, most / 5))
    }
  })

  it.each(names.filter((name) => api[name].access !== 'public'))(
    '%s costs no account more than so much in a day',
    (name) => {
      const aDay = endpointLimits[name].map(({ most, windowMs }) => (most * 86_400_000) / windowMs)
      expect(Math.min(...aDay)).toBeLessThanOrEqual(90_000)
    },
  )

  it('counts together what has one name', () => {
    const byName = new Map<string, string>()
    for (const limit of names.flatMap((name) => endpointLimits[name])) {
      expect(byName.get(limit.name) ?? JSON.stringify(limit)).toBe(JSON.stringify(limit))
      byName.set(limit.name, JSON.stringify(limit))
    }
  })
})

/** What bounds the addresses of the site that take something: by their patterns. */
const sitePosts: Record<string, string> = {
  // A button that ends a kind of mail: it makes nothing.
  'mail-off': '^/mail/unsubscribe$',
  // limitMessage and limitSubscription of functions/forms/limits.ts.
  forms: '^/p/([A-Za-z0-9_-]{1,100})/(message|newsletter)/?$',
  // Confirms or ends a subscription that there is.
  subscription: '^/p/([A-Za-z0-9_-]{1,100})/(subscription)/?$',
  // The password of a private link: countTry of functions/links/tries.ts; comments: limitComment of functions/links/comment-limits.ts.
  privateLinks: '^/l/([^/]+)(?:/(.*))?$',
}

describe('an address of the site', () => {
  it('that takes something is one of those that are known here', () => {
    const posts = routes.filter(({ methods }) => methods.includes('POST')).map(({ path }) => path.source)
    expect(posts.map((source) => source.replaceAll('\\/', '/')).sort()).toEqual(Object.values(sitePosts).sort())
  })
})

/** What bounds how many of them an account can make past the API: a part of the condition. */
const bounds: Record<string, string> = {
  // Its id is the account's: there is one.
  'users/{uid}': 'isSignedInAs(uid)',
  // One for each template that there is.
  'users/{uid}/favourites/{templateId}': 'exists(/databases/$(database)/documents/templates/$(templateId))',
  // createCheckoutSession counts and closes.
  'customers/{uid}/checkout_sessions/{sessionId}': 'mayAsk(uid)',
  // Only what uploads/sign has entered in the ledger.
  'user-assets/{uid}/{portfolioId}/{kind}/{file}':
    "isPermitted(uid, portfolioId + ':' + kind + ':' + file, request.resource)",
}

interface Creation {
  path: string
  condition: string
}

/** Every place in which rules let something be made, with its condition. */
function creationsIn(rules: string): Creation[] {
  const open: (string | null)[] = []
  const found: Creation[] = []
  const tokens = rules
    .replace(/\/\/.*$/gm, '')
    .matchAll(/match (\/\S+) \{|(?:function|service)[^{]*\{|allow ([\w, ]+?)(?:: if ([^;]+))?;|[{}]/g)
  for (const [text, match, operations, condition = ''] of tokens) {
    if (match) open.push(match)
    else if (text.endsWith('{')) open.push(null)
    else if (text === '}') open.pop()
    else if (/\b(create|write)\b/.test(operations ?? '') && condition.trim() !== 'false') {
      const path = open
        .filter((part) => part !== null)
        .join('')
        .replace(/^\/(databases\/\{database\}\/documents|b\/\{bucket\}\/o)\//, '')
      found.push({ path, condition: condition.replace(/\s+/g, ' ') })
    }
  }
  return found
}

describe('a rule that lets something be made', () => {
  const creations = ['firestore.rules', 'storage.rules'].flatMap((file) =>
    creationsIn(readFileSync(join(root, file), 'utf8')),
  )

  it('is one of those that are known here', () => {
    expect(creations.map(({ path }) => path).sort()).toEqual(Object.keys(bounds).sort())
  })

  it.each(creations)('$path has a bound', ({ path, condition }) => expect(condition).toContain(bounds[path]))

  it('is found wherever it stands', () => {
    const rules = `service x { match /databases/{database}/documents {
      match /a/{id} { allow read; allow create, update: if isOwner();
        match /b/{other} { allow write: if true; } }
      match /{document=**} { allow read, write: if false; } } }`
    expect(creationsIn(rules).map(({ path }) => path)).toEqual(['a/{id}', 'a/{id}/b/{other}'])
  })
})
