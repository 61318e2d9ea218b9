import { appRoutes, publicPath } from '@vitrine/common/routes'
import { appOrigin } from '../../lib/env.ts'
import type { Letter } from '../../lib/mail/layout.tsx'
import { quote } from '../../lib/mail/quote.ts'

/** What a new account is told. */
export function welcomeLetter({ name, verified }: { name: string; verified: boolean }): Letter {
  const greeted = quote(name)
  const host = new URL(appOrigin()).host
  return {
    preview: 'Pick a template, make it yours, publish it at your own address.',
    heading: greeted ? `Welcome to Vitrine, ${greeted}` : 'Welcome to Vitrine',
    blocks: [
      { kind: 'paragraph', text: 'Your account is ready. Your own website is three steps away:' },
      {
        kind: 'steps',
        steps: [
          {
            title: 'Pick a template',
            text: 'Each one is a complete website. Choose the one that suits your work; you can try it with an example first.',
          },
          {
            title: 'Make it yours',
            text: 'Write, add pictures, choose colours and fonts. The preview beside your text is the real page.',
          },
          {
            title: 'Publish it',
            text: `Claim your address, such as ${host}${publicPath('your-name')}, and publish. You can change everything later.`,
          },
        ],
      },
      { kind: 'button', label: 'Choose a template', href: appOrigin() + appRoutes.store },
      ...(verified
        ? []
        : [
            {
              kind: 'paragraph',
              text: 'One thing first: confirm your address with the link in our other email. Until then you can look around and edit, but not upload or publish.',
            } as const,
          ]),
    ],
    footer: verified
      ? 'You’re receiving this email once, because you created an account with this address.'
      : 'You’re receiving this email once, because somebody created an account with this address. If it wasn’t you, simply ignore both emails: without the link, nobody can publish under your address.',
  }
}
