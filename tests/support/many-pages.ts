import { FieldPath, Timestamp } from 'firebase-admin/firestore'
import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'
import { digestOf } from '../../functions/lib/documents/page-facts.ts'
import { adminFirestore } from './admin.ts'

/** Ten kilobytes. */
const text = 'Some words of this page. '.repeat(400)

/** Stores drafts of articles of 10 KB each, `page-0` and so on, as saving each of them does. */
export async function storeManyPages(portfolioId: string, ownerId: string, count: number): Promise<void> {
  const now = Timestamp.now()
  const batch = adminFirestore().batch()
  const portfolio = adminFirestore().doc(`portfolios/${portfolioId}`)
  for (let index = 0; index < count; index++) {
    const content: PageContent = { title: `Page ${index}`, blocks: [{ itemId: '0', type: 'text', text }] }
    const facts = { kind: 'article' as const, slug: `page-${index}`, revision: 1 }
    batch.set(portfolio.collection('pages').doc(`page${index}`), {
      ...facts,
      ownerId,
      content,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    })
    batch.update(portfolio, new FieldPath('pages', `page${index}`), { ...facts, digest: digestOf(content) })
  }
  await batch.commit()
}
