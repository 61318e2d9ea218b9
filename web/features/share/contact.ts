import type { PublicContent } from '@vitrine/common/portfolio/public-content'
import { titlesOf } from '@vitrine/templates/parts/content'
import { emailOf } from '@vitrine/templates/parts/texts'

/** What goes on a contact card besides the name. */
export function contactOf({ hero, contact }: PublicContent): { title?: string; email?: string } {
  const titles = [...titlesOf(hero), hero?.specialty ?? ''].map((title) => title.replace(/\s+/g, ' ').trim())
  const addresses = [contact?.email, hero?.emailLink?.replace(/^\s*mailto:/i, '')]
  return {
    title: titles.find((title) => title !== ''),
    email: addresses.map(emailOf).find((address) => address !== null) ?? undefined,
  }
}
