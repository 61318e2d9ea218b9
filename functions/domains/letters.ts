import { proofName, proofValue } from '@vitrine/common/portfolio/domain'
import { editorPath } from '@vitrine/common/routes'
import { appOrigin } from '../lib/env.ts'
import type { HostingStep } from '../lib/documents/domain.ts'
import type { Letter } from '../lib/mail/layout.tsx'
import type { OwnerWording } from '../lib/owner-words/load.ts'
import { releaseTime, type Health } from './health.ts'

const paragraph = (text: string) => ({ kind: 'paragraph', text }) as const
const settings = (portfolioId: string, label: string) =>
  ({ kind: 'button', label, href: appOrigin() + editorPath(portfolioId) }) as const

const reasons = {
  setup: 'Its connection was lost on our side. We’re setting it up again; you don’t have to do anything.',
  pointing: 'Its DNS records were changed or removed where you bought the domain.',
  conflict: 'It leads to your page and somewhere else at the same time: remove the other DNS records of the same name.',
  certificate:
    'Its certificate couldn’t be renewed, so browsers refuse to open it. DNS records that we need may be missing.',
} as const satisfies Record<Exclude<HostingStep, 'active'>, string>

/** What the owner of a domain is told that worked and does not work any more. */
export function brokenLetter(
  domain: string,
  portfolioId: string,
  health: Health,
  { language, locale, say, sentences }: OwnerWording,
): Letter {
  const { hosting } = health
  const reason = hosting === 'active' ? '' : say(reasons[hosting])
  const release = releaseTime(health)
  const dates = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return {
    language,
    preview: say('What has changed, and how to put it right.'),
    heading: say('{domain} needs your attention', { domain }),
    blocks: [
      ...(release === null
        ? [
            paragraph(sentences(say('Visitors can no longer find your page at {domain}.', { domain }), reason)),
            paragraph(say('Your page stays online at its Vitrine address.')),
          ]
        : [
            paragraph(
              say('The DNS record that proves that {domain} is yours is gone: {name} with the value {value}.', {
                domain,
                name: proofName(domain),
                value: proofValue(portfolioId),
              }),
            ),
            paragraph(
              say(
                'Set it again by {day}. After that we disconnect the domain, so that nobody’s page stays at a domain that has changed hands.',
                { day: dates.format(release) },
              ),
            ),
          ]),
      settings(portfolioId, say('See the records to set')),
      paragraph(say('We’ll check again automatically. You’ll find this under Settings in the editor.')),
    ],
    footer: say('You’re receiving this because this domain is connected to one of your portfolios.'),
  }
}

/** What the owner is told whose domain was released because its proof was gone for too long. */
export const releasedLetter = (domain: string, portfolioId: string, { language, say }: OwnerWording): Letter => ({
  language,
  preview: say('Its proof was missing for 30 days.'),
  heading: say('{domain} was disconnected', { domain }),
  blocks: [
    paragraph(
      say(
        'The DNS record that proves that {domain} is yours was missing for 30 days, so the domain no longer shows your page. Your page stays online at its Vitrine address.',
        { domain },
      ),
    ),
    paragraph(
      say(
        'You can connect the domain again at any time: set the record, and check the domain under Settings in the editor.',
      ),
    ),
    settings(portfolioId, say('Connect it again')),
  ],
  footer: say('You’re receiving this because this domain was connected to one of your portfolios.'),
})

/** What the owner is told whose domain another account has proved to be its own. */
export const givenAwayLetter = (domain: string, portfolioId: string, { language, say }: OwnerWording): Letter => ({
  language,
  preview: say('Its DNS now names somebody else’s portfolio.'),
  heading: say('{domain} now shows another portfolio', { domain }),
  blocks: [
    paragraph(
      say(
        'Another account has proved that {domain} is its own: the record of the proof names its portfolio now. The domain no longer shows your page, which stays online at its Vitrine address.',
        { domain },
      ),
    ),
    paragraph(
      say(
        'Only whoever controls the domain’s DNS can do that. If it is yours and this was not you, change the password where you bought it, set the record for your portfolio again, and check the domain in the editor.',
      ),
    ),
    settings(portfolioId, say('Open the portfolio')),
  ],
  footer: say('You’re receiving this because this domain was connected to one of your portfolios.'),
})
