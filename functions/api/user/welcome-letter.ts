import { appRoutes, publicPath } from '@vitrine/common/routes'
import { appOrigin } from '../../lib/env.ts'
import type { Letter } from '../../lib/mail/layout.tsx'
import { quote } from '../../lib/mail/quote.ts'
import type { OwnerWording } from '../../lib/owner-words/load.ts'

/** What a new account is told. */
export function welcomeLetter(
  { name, verified }: { name: string; verified: boolean },
  { language, say }: OwnerWording,
): Letter {
  const greeted = quote(name)
  const address = new URL(appOrigin()).host + publicPath(say('your-name'))
  return {
    language,
    preview: say('Pick a template, make it yours, publish it at your own address.'),
    heading: greeted ? say('Welcome to Vitrine, {name}', { name: greeted }) : say('Welcome to Vitrine'),
    blocks: [
      { kind: 'paragraph', text: say('Your account is ready. Your own website is three steps away:') },
      {
        kind: 'steps',
        steps: [
          {
            title: say('Pick a template'),
            text: say(
              'Each one is a complete website. Choose the one that suits your work; you can try it with an example first.',
            ),
          },
          {
            title: say('Make it yours'),
            text: say('Write, add pictures, choose colours and fonts. The preview beside your text is the real page.'),
          },
          {
            title: say('Publish it'),
            text: say('Claim your address, such as {address}, and publish. You can change everything later.', {
              address,
            }),
          },
        ],
      },
      { kind: 'button', label: say('Choose a template'), href: appOrigin() + appRoutes.store },
      ...(verified
        ? []
        : [
            {
              kind: 'paragraph',
              text: say(
                'One thing first: confirm your address with the link in our other email. Until then you can look around and edit, but not upload or publish.',
              ),
            } as const,
          ]),
    ],
    footer: say(
      verified
        ? 'You’re receiving this email once, because you created an account with this address.'
        : 'You’re receiving this email once, because somebody created an account with this address. If it wasn’t you, simply ignore both emails: without the link, nobody can publish under your address.',
    ),
  }
}
