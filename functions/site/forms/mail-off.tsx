import type { Request } from 'firebase-functions/https'
import { analyticsPath } from '@vitrine/common/routes'
import { ownerMailOf, switchOff, type OwnerMail } from '../../lib/mail/owner-mails.ts'
import { quote } from '../../lib/mail/quote.ts'
import { wordingOfOwner } from '../../lib/owner-words/load.ts'
import type { UncachedPage } from '../answer.ts'
import { messagePage } from '../message-page.tsx'

const kinds = {
  weekly: 'the weekly figures',
  message: 'a mail for each message; messages themselves are in your inbox as before',
  link: 'a mail when a private link is opened for the first time',
  comment: 'a mail about new comments on a review link; comments themselves are in the editor as before',
} as const satisfies Record<OwnerMail, string>

/**
 * Ends a kind of mail to an owner, in the language of the account: by the button of the page, or by what mail programs post by
 * themselves (RFC 8058). They also follow links to look at them, so opening the address changes nothing.
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
  const { language, say, sentences } = await wordingOfOwner(mail.ownerId)
  const action = { label: say('See all settings'), href: analyticsPath(mail.portfolioId) }
  const name = quote(mail.portfolioName)
  const mails = say(kinds[mail.kind])
  if (req.method !== 'POST') {
    const children = (
      <form method="post">
        <button>{say('Switch it off')}</button>
      </form>
    )
    const text = name ? say('For “{name}” you get {mails}.', { name, mails }) : say('You get {mails}.', { mails })
    return {
      status: 200,
      page: messagePage({ language, title: say('No more of these mails?'), text, action, children }),
    }
  }
  await switchOff(mail)
  const ended = name
    ? say('For “{name}” you no longer get {mails}.', { name, mails })
    : say('You no longer get {mails}.', { mails })
  const text = sentences(ended, say('You can switch it on again at any time.'))
  return { status: 200, page: messagePage({ language, title: say('Switched off'), text, action }) }
}
