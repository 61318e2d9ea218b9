import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../local/lib/paths.ts'
import { adminFirestore } from '../support/admin.ts'
import { visit } from '../support/private-links.ts'

/** The demo data shows what the README says of it. */

const readme = readFileSync(join(root, 'README.md'), 'utf8')
const [, link = '', password = ''] = /:5010(\/l\/[^)]+)\) shows, with the password `([^`]+)`/.exec(readme) ?? []
const secret = 'Harbour Lights'

it('the private link asks for the password, and shows the private project and the other chosen one', async () => {
  expect((await visit(link)).text).not.toContain(secret)
  const { status, cookie } = await visit(link, { password })
  expect(status).toBe(303)
  const { text } = await visit(link, { cookie })
  expect(text).toContain(secret)
  expect(text).toContain('Three novellas')
  expect(text).not.toContain('Moon Garden')
  const [picture] = text.match(new RegExp(`${link}/pictures/harbour-lights[^" ,]+`)) ?? []
  expect((await visit(picture ?? '', { cookie })).status).toBe(200)
})

it('nobody else sees the private project', async () => {
  const { text } = await visit('/ada-marlowe')
  expect(text).toContain('Three novellas')
  expect(text).not.toContain(secret)
  expect(text).not.toContain('harbour-lights')
})

it('a published portfolio has three changes that are not live', async () => {
  const stored = await adminFirestore().doc('portfolios/demo-marlowe-studio').get()
  expect(stored.get('live.changed')).toBe(3)
  expect((await visit('/marlowe-studio')).text).not.toContain('Slow objects')
})
