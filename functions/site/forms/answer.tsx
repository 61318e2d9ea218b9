import type { Request } from 'firebase-functions/https'
import { Timestamp } from 'firebase-admin/firestore'
import type * as z from 'zod/mini'
import { messageSchema, subscriptionSchema } from '@vitrine/common/api/inbox'
import { type Language, languageAt } from '@vitrine/common/languages'
import { formMessages, MESSAGE_MAX_LENGTH, type FormKind } from '@vitrine/common/forms'
import { domainHomePath, iconPath, publicPath } from '@vitrine/common/routes'
import { usernameProblem } from '@vitrine/common/username'
import { receiveMessage, receiveSubscription } from '../../forms/receive.ts'
import { changeSubscription, subscriptionState } from '../../forms/subscription.ts'
import { ApiError, notFound, unavailable } from '../../http/api-error.ts'
import { senderOf } from '../../http/sender.ts'
import { withDeadline } from '../../lib/deadline.ts'
import { findPublished, pageAt, pageAtDomain, portfolioIn } from '../../lib/documents/published.ts'
import type { Log } from '../../lib/log.ts'
import { isOutage } from '../../lib/outage.ts'
import { englishForVisitors, type VisitorWording, wordingFor } from '../../lib/words/load.ts'
import type { UncachedPage } from '../answer.ts'
import { foreignDomain } from '../custom-domain.ts'
import type { HtmlDocument } from '../document.tsx'
import { messagePage } from '../message-page.tsx'
import { FormAgain, SubscriptionForm } from './fields.tsx'
import { fieldsOf, isFromElsewhere, isTooLong, malformedField, type Fields } from './posted.ts'

type Message = Pick<Parameters<typeof messagePage>[0], 'title' | 'text' | 'children'>

/** A page that leads back to a portfolio, in its language. It has its icon, whatever its revision is, and names nobody. */
function pageFor(username: string, req: Request, { language, say }: VisitorWording, message: Message): HtmlDocument {
  // A custom domain has its page at the root.
  const asked = languageAsked(req)
  const href = foreignDomain(req) === null ? publicPath(username, asked) : domainHomePath(asked)
  const brand = { name: null, icon: iconPath(username, 0) }
  return messagePage({ ...message, language, action: { label: say('Back to the page'), href }, brand })
}

/** How the visitors of a portfolio are spoken to: in the language of what is live, or in English where that cannot be read. */
async function wordingAt(username: string, language: Language | null): Promise<VisitorWording> {
  try {
    const at = usernameProblem(username) ? null : await pageAt(username)
    const published = at && 'movedTo' in at ? await findPublished(at.movedTo) : at?.published
    return await wordingFor(published ? portfolioIn(published, language) : null)
  } catch (error) {
    if (isOutage(error)) return englishForVisitors
    throw error
  }
}

/** The language of the page that a form is on, where that is not in the portfolio's own. */
const languageAsked = ({ query }: Request): Language | null =>
  typeof query.language === 'string' ? languageAt(query.language) : null

/** What no form takes: too much, and text with half a character. */
function refusalOf(
  req: Request,
  page: (message: Message) => HtmlDocument,
  wording: VisitorWording,
): UncachedPage | null {
  const { say } = wording
  if (isTooLong(req))
    return { status: 413, page: page({ title: say('That was too long'), text: invalidText('message', wording) }) }
  const malformed = malformedField(req)
  if (malformed === null) return null
  const text = say('There are characters in “{field}” that can’t be read. Please type it again.', {
    field: isTyped(malformed) ? say(malformed) : malformed,
  })
  return { status: 400, page: page({ title: say('Not sent yet'), text }) }
}

/** What visitors type into forms. */
type Typed = keyof typeof formMessages.invalid

const isTyped = (name: string): name is Typed => Object.hasOwn(formMessages.invalid, name)

const invalidText = (field: Typed, { language, say }: VisitorWording): string =>
  field === 'message'
    ? say('Please write a message of at most {limit} characters.', {
        limit: MESSAGE_MAX_LENGTH.toLocaleString(language),
      })
    : say(formMessages.invalid[field])

/** Answers the forms of pages for visitors without a script. */
export async function answerForm(username: string, kind: FormKind, req: Request, log: Log): Promise<UncachedPage> {
  const fields = fieldsOf(req.body)
  const shown = isFromElsewhere(req) ? {} : fields
  let wording = englishForVisitors
  const page = (message: Message) => pageFor(username, req, wording, message)
  const again = (text: string) =>
    page({
      title: wording.say('Not sent yet'),
      text,
      children: (
        <FormAgain username={username} kind={kind} language={languageAsked(req)} fields={shown} say={wording.say} />
      ),
    })
  try {
    return await withDeadline('form', async () => {
      wording = await wordingAt(username, languageAsked(req))
      const { say } = wording
      const refusal = refusalOf(req, page, wording)
      if (refusal) return refusal
      const checked = kind === 'message' ? check(messageSchema, fields) : check(subscriptionSchema, fields)
      if ('wrong' in checked) {
        const text = checked.wrong.map((field) => invalidText(field, wording)).join(' ')
        return { status: 422, page: again(text || say(formMessages.failed)) }
      }
      await requireOwnForm(username, req)
      const [sender, now] = [senderOf(req), Timestamp.now()]
      const language = languageAsked(req) ?? undefined
      if (kind === 'message') {
        await receiveMessage(username, messageSchema.parse(checked.input), sender, now, language)
        return { status: 200, page: page({ title: say('Message sent'), text: say(formMessages.sent) }) }
      }
      await receiveSubscription(username, subscriptionSchema.parse(checked.input), sender, now, language)
      return { status: 200, page: page({ title: say('Almost there'), text: say(formMessages.subscribed) }) }
    })
  } catch (error) {
    const { say } = wording
    if (!(error instanceof ApiError)) log.error('A form could not be taken', error, { username, kind })
    if (error instanceof ApiError && error.code === 'not-found')
      return {
        status: 404,
        page: page({ title: say('Form Not Found'), text: say('This page no longer takes messages.') }),
      }
    const told =
      error instanceof ApiError
        ? error
        : isOutage(error)
          ? unavailable(say(formMessages.failed))
          : new ApiError('internal', say(formMessages.failed))
    return { status: told.status, page: again(told.message), retryAfter: told.extra.retryAfter }
  }
}

/** A custom domain takes what its own page asks for, and nothing for anybody else. @throws ApiError not-found */
async function requireOwnForm(username: string, req: Request): Promise<void> {
  const domain = foreignDomain(req)
  if (domain === null) return
  const page = await pageAtDomain(domain)
  if (page?.portfolio.username !== username) throw notFound('Portfolio')
}

/** Answers the link in the mail to a subscriber. */
export async function answerSubscription(username: string, req: Request): Promise<UncachedPage> {
  const wording = await wordingAt(username, languageAsked(req))
  const { say } = wording
  const page = (message: Message) => pageFor(username, req, wording, message)
  const fields = fieldsOf(req.body)
  const refusal = refusalOf(req, page, wording)
  if (refusal) return refusal
  const key = typeof req.query.key === 'string' ? req.query.key : ''
  // The second is what mail programs post by themselves (RFC 8058).
  const asked = fields['List-Unsubscribe'] === 'One-Click' ? 'unsubscribe' : fields.change
  const change = asked === 'confirm' || asked === 'unsubscribe' ? asked : null
  // Programs that look after mail follow its links: only a button changes anything.
  const state =
    req.method === 'POST' && change
      ? await changeSubscription(key, change, Timestamp.now())
      : await subscriptionState(key)
  if (state === 'gone') {
    const text =
      change === 'unsubscribe'
        ? say('You’re no longer subscribed.')
        : say('This subscription doesn’t exist, or has ended.')
    return { status: change ? 200 : 404, page: page({ title: say('No subscription'), text }) }
  }
  const confirmed = state === 'confirmed'
  return {
    status: 200,
    page: page({
      title: confirmed ? say('You are subscribed') : say('Confirm your subscription'),
      text: confirmed
        ? say('You’ll receive the newsletter from now on.')
        : say('Confirm that you want the newsletter, or end the subscription.'),
      children: <SubscriptionForm confirmed={confirmed} say={say} />,
    }),
  }
}

function check(schema: z.ZodMiniType, fields: Fields): { input: unknown } | { wrong: Typed[] } {
  const result = schema.safeParse(fields)
  if (result.success) return { input: result.data }
  const names = Object.keys(formMessages.invalid) as Typed[]
  return { wrong: names.filter((name) => result.error.issues.some(({ path }) => path[0] === name)) }
}
