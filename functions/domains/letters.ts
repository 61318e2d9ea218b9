import { proofName, proofValue } from '@vitrine/common/portfolio/domain'
import { editorPath } from '@vitrine/common/routes'
import { appOrigin } from '../lib/env.ts'
import type { HostingStep } from '../lib/documents/domain.ts'
import type { Letter } from '../lib/mail/layout.tsx'
import { releaseTime, type Health } from './health.ts'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const paragraph = (text: string) => ({ kind: 'paragraph', text }) as const
const settings = (portfolioId: string, label: string) =>
  ({ kind: 'button', label, href: appOrigin() + editorPath(portfolioId) }) as const
const footer = 'You get this because this domain is connected to a portfolio of yours.'

const reasons: Record<Exclude<HostingStep, 'active'>, string> = {
  setup: 'Its connection is gone on our side. We are setting it up again, and there is nothing that you have to do.',
  pointing:
    'It does not lead to your page any more: its DNS records were changed or removed where you bought the domain.',
  conflict:
    'It leads to your page and to somewhere else at once: there are other DNS records of the same name, which have to go.',
  certificate:
    'Its certificate could not be renewed, so browsers refuse to open it. Records that we need for it may be missing in DNS.',
}

/** What the owner of a domain is told that worked and does not work any more. */
export function brokenLetter(domain: string, portfolioId: string, health: Health): Letter {
  const { hosting } = health
  const reason = hosting === 'active' ? '' : reasons[hosting]
  const release = releaseTime(health)
  const record = `${proofName(domain)} with the value ${proofValue(portfolioId)}`
  return {
    preview: 'What has changed, and how to put it right.',
    heading: `${domain} needs your attention`,
    blocks: [
      ...(release === null
        ? [
            paragraph(`Visitors do not find your page at ${domain} any more. ${reason}`),
            paragraph('Your page stays online at its Vitrine address.'),
          ]
        : [
            paragraph(`The DNS record that proves that ${domain} is yours is gone: ${record}.`),
            paragraph(
              `Set it again by ${day.format(release)}. After that we disconnect the domain, so that nobody’s page stays at a domain that has changed hands.`,
            ),
          ]),
      settings(portfolioId, 'See the records to set'),
      paragraph('We look again by ourselves. You find this under Settings in the editor.'),
    ],
    footer,
  }
}

/** What the owner is told whose domain was released because its proof was gone for too long. */
export const releasedLetter = (domain: string, portfolioId: string): Letter => ({
  preview: 'Its proof was missing for 30 days.',
  heading: `${domain} was disconnected`,
  blocks: [
    paragraph(
      `The DNS record that proves that ${domain} is yours was missing for 30 days, so the domain does not show your page any more. Your page stays online at its Vitrine address.`,
    ),
    paragraph(
      'You can connect the domain again at any time: set the record, and check the domain under Settings in the editor.',
    ),
    settings(portfolioId, 'Connect it again'),
  ],
  footer: 'You get this because this domain was connected to a portfolio of yours.',
})

/** What the owner is told whose domain another account has proved to be its own. */
export const givenAwayLetter = (domain: string, portfolioId: string): Letter => ({
  preview: 'Its DNS now names somebody else’s portfolio.',
  heading: `${domain} now shows another portfolio`,
  blocks: [
    paragraph(
      `Another account has proved that ${domain} is its own: the record of the proof names its portfolio now. The domain does not show your page any more, which stays online at its Vitrine address.`,
    ),
    paragraph(
      'Only whoever controls the domain’s DNS can do that. If it is yours and this was not you, change the password where you bought it, set the record for your portfolio again, and check the domain in the editor.',
    ),
    settings(portfolioId, 'Open the portfolio'),
  ],
  footer: 'You get this because this domain was connected to a portfolio of yours.',
})
