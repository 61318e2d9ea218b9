import type { Request } from 'firebase-functions/https'
import { analyticsPath } from '@vitrine/common/routes'
import { ownerMailOf, switchOff, type OwnerMail } from '../../lib/mail/owner-mails.ts'
import { quote } from '../../lib/mail/quote.ts'
import type { UncachedPage } from '../answer.ts'
import { messagePage } from '../message-page.tsx'

const kinds: Record<OwnerMail, string> = {
  weekly: 'the weekly figures',
  message: 'a mail for each message; messages themselves are in your inbox as before',
  link: 'a mail when a private link is opened for the first time',
  comment: 'a mail about new comments on a review link; comments themselves are in the editor as before',
}

/**
 * Ends a kind of mail to an owner: by the button of the page, or by what mail programs post by themselves (RFC 8058). They
 * also follow links to look at them, so opening the address changes nothing.
 */
export async function answerMailOff(req: Request): Promise<UncachedPage> {
  const mail = await ownerMailOf(typeof req.query.key === 'string' ? req.query.key : '')
  if (!mail) {
    const text = 'This link isn’t valid. You can turn emails off on each portfolio’s analytics screen.'
    return {
      status: 404,
      page: messagePage({ title: 'Nothing to switch off', text, action: { label: 'Go to Homepage', href: '/' } }),
    }
  }
  const action = { label: 'See all settings', href: analyticsPath(mail.portfolioId) }
  const name = quote(mail.portfolioName)
  const about = (get: string) => `${name ? `For “${name}” you` : 'You'} ${get} ${kinds[mail.kind]}.`
  if (req.method !== 'POST') {
    const children = (
      <form method="post">
        <button>Switch it off</button>
      </form>
    )
    return {
      status: 200,
      page: messagePage({ title: 'No more of these mails?', text: about('get'), action, children }),
    }
  }
  await switchOff(mail)
  return {
    status: 200,
    page: messagePage({
      title: 'Switched off',
      text: `${about('no longer get')} You can switch it on again at any time.`,
      action,
    }),
  }
}
