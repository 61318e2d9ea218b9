import { filledContent, type TextPlace } from './filled-content.ts'

/**
 * Content with another mark in every place, for tests that look for it elsewhere. Addresses and pictures have the form of such.
 */
export const canaryContent = () => filledContent({ textAt: canaryAt })

/** The marks in a text or a document, each once. */
export const canaries = (found: unknown): string[] => [
  ...new Set((typeof found === 'string' ? found : JSON.stringify(found)).match(/canary-[a-z0-9-]+/g)),
]

function canaryAt({ path, isAddress }: TextPlace): string {
  const mark = `canary-${path.replace(/[^a-z0-9]+/gi, '-').toLowerCase()}`
  if (path === 'contact.form') return 'shown'
  if (/^custom\.pages-\d\.show$/.test(path)) return 'all'
  if (path.endsWith('.itemId')) return path.replace(/\D+/g, '-')
  if (path === 'contact.email') return `${mark}@example.com`
  if (/(Path|Original)$/.test(path)) return `user-assets/uid/portfolio/images/${mark}.jpg`
  return isAddress ? `https://${mark}.example/` : mark
}
