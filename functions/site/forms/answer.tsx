import type { Request } from 'firebase-functions/https'
import { Timestamp } from 'firebase-admin/firestore'
import type * as z from 'zod/mini'
import { messageSchema, subscriptionSchema } from '@vitrine/common/api/inbox'
import { formMessages, type FormKind } from '@vitrine/common/forms'
import { iconPath, publicPath } from '@vitrine/common/routes'
import { receiveMessage, receiveSubscription } from '../../forms/receive.ts'
import { changeSubscription, subscriptionState } from '../../forms/subscription.ts'
import { ApiError, notFound, unavailable } from '../../http/api-error.ts'
import { malformedTexts } from '../../http/request.ts'
import { senderOf } from '../../http/sender.ts'
import { withDeadline } from '../../lib/deadline.ts'
import { pageAtDomain } from '../../lib/documents/published.ts'
import type { Log } from '../../lib/log.ts'
import { isOutage } from '../../lib/outage.ts'
import type { UncachedPage } from '../answer.ts'
import { foreignDomain } from '../custom-domain.ts'
import type { HtmlDocument } from '../document.tsx'
import { messagePage } from '../message-page.tsx'
import { FormAgain, SubscriptionForm } from './fields.tsx'
import { fieldsOf, isFromElsewhere, isTooLong, type Fields } from './posted.ts'

type Message = Pick<Parameters<typeof messagePage>[0], 'title' | 'text' | 'children'>

/** Makes the pages that lead back to a portfolio. They have its icon, whatever its revision is, and name nobody. */
function pagesFor(username: string, req: Request): (message: Message) => HtmlDocument {
  // A custom domain has its page at the root.
  const href = foreignDomain(req) === null ? publicPath(username) : '/'
  const action = { label: 'Back to the page', href }
  const brand = { name: null, icon: iconPath(username, 0) }
  return (message) => messagePage({ ...message, action, brand })
}

const tooLong = (page: (message: Message) => HtmlDocument): UncachedPage => ({
  status: 413,
  page: page({ title: 'That was too long', text: formMessages.invalid.message }),
})

/** What no form takes: too much, and text with half a character. */
function refusalOf(
  req: Request,
  fields: Record<string, string>,
  page: ReturnType<typeof pagesFor>,
): UncachedPage | null {
  if (isTooLong(req)) return tooLong(page)
  const malformed = Object.keys(fields).find((name) => malformedTexts({ [name]: fields[name] }, name).length > 0)
  if (malformed === undefined) return null
  const text = `There are characters in “${malformed}” that can’t be read. Please type it again.`
  return { status: 400, page: page({ title: 'Not sent yet', text }) }
}

/** Answers the forms of pages for visitors without a script. */
export async function answerForm(username: string, kind: FormKind, req: Request, log: Log): Promise<UncachedPage> {
  const page = pagesFor(username, req)
  const fields = fieldsOf(req.body)
  const refusal = refusalOf(req, fields, page)
  if (refusal) return refusal
  const shown = isFromElsewhere(req) ? {} : fields
  const sender = senderOf(req)
  const now = Timestamp.now()
  const checked = kind === 'message' ? check(messageSchema, fields) : check(subscriptionSchema, fields)
  if ('wrong' in checked) {
    const text = checked.wrong.map((field) => formMessages.invalid[field]).join(' ')
    return { status: 422, page: page(again(username, kind, shown, text || formMessages.failed)) }
  }
  try {
    await withDeadline('form', async () => {
      await requireOwnForm(username, req)
      await (kind === 'message'
        ? receiveMessage(username, messageSchema.parse(checked.input), sender, now)
        : receiveSubscription(username, subscriptionSchema.parse(checked.input), sender, now))
    })
  } catch (error) {
    if (!(error instanceof ApiError)) log.error('A form could not be taken', error, { username, kind })
    if (error instanceof ApiError && error.code === 'not-found') {
      return {
        status: 404,
        page: page({ title: 'Form Not Found', text: 'This page no longer takes messages.' }),
      }
    }
    const told =
      error instanceof ApiError
        ? error
        : isOutage(error)
          ? unavailable(formMessages.failed)
          : new ApiError('internal', formMessages.failed)
    return {
      status: told.status,
      page: page(again(username, kind, shown, told.message)),
      retryAfter: told.extra.retryAfter,
    }
  }
  const text = kind === 'message' ? formMessages.sent : formMessages.subscribed
  return {
    status: 200,
    page: page({ title: kind === 'message' ? 'Message sent' : 'Almost there', text }),
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
  const page = pagesFor(username, req)
  const fields = fieldsOf(req.body)
  const refusal = refusalOf(req, fields, page)
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
      change === 'unsubscribe' ? 'You’re no longer subscribed.' : 'This subscription doesn’t exist, or has ended.'
    return { status: change ? 200 : 404, page: page({ title: 'No subscription', text }) }
  }
  const confirmed = state === 'confirmed'
  return {
    status: 200,
    page: page({
      title: confirmed ? 'You are subscribed' : 'Confirm your subscription',
      text: confirmed
        ? 'You’ll receive the newsletter from now on.'
        : 'Confirm that you want the newsletter, or end the subscription.',
      children: <SubscriptionForm confirmed={confirmed} />,
    }),
  }
}

const again = (username: string, kind: FormKind, fields: Fields, text: string): Message => ({
  title: 'Not sent yet',
  text,
  children: <FormAgain username={username} kind={kind} fields={fields} />,
})

function check(
  schema: z.ZodMiniType,
  fields: Fields,
): { input: unknown } | { wrong: (keyof typeof formMessages.invalid)[] } {
  const result = schema.safeParse(fields)
  if (result.success) return { input: result.data }
  const names = Object.keys(formMessages.invalid) as (keyof typeof formMessages.invalid)[]
  return { wrong: names.filter((name) => result.error.issues.some(({ path }) => path[0] === name)) }
}
