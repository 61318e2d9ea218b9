import { Timestamp } from 'firebase-admin/firestore'
import { itemRef } from '@vitrine/common/portfolio/private-items'
import { linkIdOf, newCookieKey, type PrivateLinkDocument } from '../../functions/lib/documents/private-link.ts'
import { hashPassword } from '../../functions/links/password.ts'
import type { Admin } from './admin.ts'
import { demoTime } from './demo-time.ts'
import { adaMarlowe } from './portfolios/ada-marlowe.ts'

/** Of everybody who tries the demo; one that the app makes is secret. */
const token = 'demo-link-of-ada-marlowe-lowtide'
/** Also in the README. */
const password = 'lowtide-2026'

/** What Ada shows one of her clients: two of her works, of which one is nobody else’s to see. */
export async function seedPrivateLink({ db }: Admin): Promise<void> {
  const id = linkIdOf(token)
  if (id === null) throw new Error('The address of the demo’s private link has no token')
  const link: PrivateLinkDocument = {
    ownerId: adaMarlowe.ownerId,
    portfolioId: adaMarlowe.id,
    label: 'Lowtide Press, cover meeting',
    shows: {
      from: 'draft',
      sections: null,
      items: ['harbour-lights', 'three-novellas'].map((itemId) => itemRef('gallery.images', { itemId })),
      greeting: 'Hello Mira, this is where the cover is now. The three novellas are for comparison.',
    },
    createdAt: demoTime('2025-11-19T08:30:00Z'),
    until: Timestamp.fromDate(new Date('2040-01-01T00:00:00Z')),
    revokedAt: null,
    endsAt: Timestamp.fromDate(new Date('2040-01-01T00:00:00Z')),
    password: await hashPassword(password),
    cookieKey: newCookieKey(),
    opened: 3,
    firstOpenedAt: demoTime('2025-11-19T10:02:00Z'),
    lastOpenedAt: demoTime('2025-11-20T16:45:00Z'),
    devices: ['demo0001', 'demo0002'],
    pages: { home: 3 },
  }
  await db.collection('links').doc(id).create(link)
}
