import type { PortfolioContent } from '@vitrine/common/portfolio/content'

/** Whether a page shows a text, or links to it as a mail address. */
export type Shows = (text: string) => boolean

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** What visitors can read on a page, from its HTML. */
export function shownOn(page: Document): Shows {
  const body = page.body.cloneNode(true) as HTMLElement
  for (const hidden of body.querySelectorAll('script, style, template, [hidden]')) hidden.remove()
  const texts = oneLine(body.textContent)
  const addresses = new Set(
    [...body.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:" i]')].map(({ href }) => mailAddress(href)),
  )
  return (text) => text !== '' && (texts.includes(text) || addresses.has(text.toLowerCase()))
}

/** The address of a mail link, without the subject and the like. */
function mailAddress(href: string): string {
  const address = href.replace(/^mailto:/i, '').replace(/\?.*$/, '')
  try {
    return decodeURIComponent(address).toLowerCase()
  } catch {
    return address.toLowerCase()
  }
}

/** What of a portfolio goes on a contact card: nothing that the page itself does not show. */
export function contactOf({ hero, contact }: PortfolioContent, shows: Shows): { title?: string; email?: string } {
  const firstShown = (texts: (string | undefined)[]) => texts.map((text) => oneLine(text ?? '')).find(shows)
  return {
    title: firstShown([hero?.title, ...(hero?.titles ?? []), hero?.specialty]),
    email: firstShown([contact?.email, hero?.emailLink?.replace(/^\s*mailto:/i, '')]),
  }
}
