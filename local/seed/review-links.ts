import { Timestamp } from 'firebase-admin/firestore'
import type { CommentDocument } from '../../functions/lib/documents/comment.ts'
import { linkIdOf, newCookieKey, type PrivateLinkDocument } from '../../functions/lib/documents/private-link.ts'
import type { Admin } from './admin.ts'
import { demoTime } from './demo-time.ts'
import type { DemoPortfolio } from './portfolio.ts'
import { marloweStudio } from './portfolios/marlowe-studio.ts'
import { northByBicycle } from './portfolios/north-by-bicycle.ts'

type Written = Pick<CommentDocument, 'name' | 'text' | 'place' | 'about' | 'createdAt' | 'resolvedAt' | 'answers'>

interface DemoReview {
  /** Known to everybody, like the passwords of the demo accounts. */
  token: string
  portfolio: Pick<DemoPortfolio, 'id' | 'ownerId'>
  label: string
  greeting: string
  createdAt: Timestamp
  comments: Record<string, Written>
}

const ofNorthByBicycle: Record<string, Written> = {
  'who-is-it-for': {
    name: 'Ada',
    text: 'Lovely. I would say in the first sentence that you drew all of them on the way.',
    place: { section: 'hero', item: null, field: 'hero.intro' },
    about: 'Header: Introduction',
    createdAt: demoTime('2025-11-23T10:12:00Z'),
    resolvedAt: null,
    answers: [],
  },
  'grey-coast': {
    name: 'Ada',
    text: 'Is this the ferry from Fjærland? A place in the caption would help.',
    place: { section: 'gallery', item: 'gallery.images/1', field: null },
    about: 'Work: Picture “Day 17, waiting for the ferry”',
    createdAt: demoTime('2025-11-23T10:15:00Z'),
    resolvedAt: null,
    answers: [
      {
        text: 'It is from Mannheller. I will add it once I have found the ticket.',
        at: demoTime('2025-11-23T19:40:00Z'),
      },
    ],
  },
  'polar-night': {
    name: 'Mara Lindqvist',
    text: 'This one belongs at the end, as it does now. Please keep it there.',
    place: { section: 'gallery', item: 'gallery.images/3', field: null },
    about: 'Work: Picture “Day 41, Tromsø”',
    createdAt: demoTime('2025-11-24T08:02:00Z'),
    resolvedAt: demoTime('2025-11-24T18:30:00Z'),
    answers: [],
  },
}

/** About a case study. */
const ofMarloweStudio: Record<string, Written> = {
  'which-hinge': {
    name: 'Beatrix',
    text: 'Say that it is the fourteenth. People ask every week.',
    place: { section: null, item: null, field: null, pageId: 'form-tea', block: 'choices' },
    about: 'Decisions “A hinge, folded from the lid itself”',
    createdAt: demoTime('2025-11-20T18:05:00Z'),
    resolvedAt: null,
    answers: [{ text: 'It is below the film now. Here, too?', at: demoTime('2025-11-20T20:31:00Z') }],
  },
}

const reviews: readonly DemoReview[] = [
  {
    token: 'demo-review-of-north-by-bicycle_',
    portfolio: northByBicycle,
    label: 'Ada and Mara, first look',
    greeting: 'Be honest: would you read on?',
    createdAt: demoTime('2025-11-22T19:00:00Z'),
    comments: ofNorthByBicycle,
  },
  {
    token: 'demo-review-of-marlowe-studio___',
    portfolio: marloweStudio,
    label: 'Beatrix, before it goes live',
    greeting: 'The case study about the tin is new. Is anything missing?',
    createdAt: demoTime('2025-11-20T17:40:00Z'),
    comments: ofMarloweStudio,
  },
]

/** Review links of drafts, with what reviewers wrote. They do not end, as demo data do not. */
export async function seedReviewLinks({ db }: Admin): Promise<void> {
  for (const { token, portfolio, label, greeting, createdAt, comments } of reviews) {
    const id = linkIdOf(token)
    if (id === null) throw new Error(`Not a token: ${token}`)
    const until = Timestamp.fromDate(new Date('2099-12-31T23:00:00Z'))
    const owned = { ownerId: portfolio.ownerId, portfolioId: portfolio.id }
    const link: PrivateLinkDocument = {
      ...owned,
      label,
      shows: { from: 'draft', sections: null, items: null, greeting },
      createdAt,
      until,
      revokedAt: null,
      endsAt: until,
      password: null,
      cookieKey: newCookieKey(),
      opened: 0,
      firstOpenedAt: null,
      lastOpenedAt: null,
      devices: [],
      pages: {},
      kind: 'review',
      review: { commentsId: id, seenAt: null, mailedAt: null, mailDueAt: null },
    }
    const ref = db.collection('links').doc(id)
    await ref.create(link)
    for (const [name, written] of Object.entries(comments)) {
      const comment: CommentDocument = { ...owned, ...written, mailedAt: written.createdAt }
      await ref.collection('comments').doc(name).create(comment)
    }
  }
}
