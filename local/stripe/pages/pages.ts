import { moneyText } from '@vitrine/common/money'
import type { Charge, Customer, PortalSession, Price, Product, Session, Subscription } from '../objects.ts'
import { document as documentOf, html, type Html } from '../../lib/html.ts'

const document = (title: string, body: Html) =>
  documentOf('Payment stand-in: no money moves, and nothing leaves this machine.', title, body)

const button = (action: string, label: string, look = '') =>
  html`<button name="action" value="${action}" class="${look}">${label}</button>`

const perMonth = ({ recurring }: Price) => (recurring ? ' a month' : '')

const discountForm = (session: Session): Html =>
  html`<form method="post">
    <label for="code">Promotion code</label>
    <div class="row"><input id="code" name="code" autocomplete="off" spellcheck="false" />${button('discount', 'Apply', 'quiet')}</div>
    ${session.promotion_code ? html`<p class="good" role="status">Code applied.</p>` : null}
  </form>`

/** The page on which a payer pays. */
export function checkoutPage(session: Session, product: Product, price: Price, customer: Customer | undefined): string {
  const total = moneyText(session.amount_total, session.currency)
  const free = session.amount_total === 0
  return document(
    `Pay ${total}`,
    html`<p class="muted">Vitrine</p>
      <h1>${product.name}</h1>
      <p class="amount">${total}${perMonth(price)}</p>
      ${session.amount_total < session.amount_subtotal ? html`<p class="muted"><s>${moneyText(session.amount_subtotal, session.currency)}</s></p>` : null}
      ${customer?.email ? html`<p class="muted">Receipt to ${customer.email}</p>` : null}
      ${session.problem ? html`<p class="bad" role="alert">${session.problem}</p>` : null}
      <form method="post">
        ${button('pay', free ? 'Complete order' : `Pay ${total}`, 'main')}
        ${free ? null : html`${button('decline', 'Pay with a card that is declined')}`}
        ${free || session.mode === 'subscription' ? null : html`${button('pay-later', 'Pay later, by bank transfer')}`}
      </form>
      ${session.allow_promotion_codes && session.mode === 'payment' ? discountForm(session) : null}
      <p><a href="${session.cancel_url}">Back without paying</a></p>`,
  )
}

export const closedPage = (session: Session): string =>
  document(
    'Checkout is over',
    html`<h1>${session.status === 'expired' ? 'This checkout has expired' : 'This was paid for'}</h1>
      <p>${session.status === 'expired' ? 'Nothing was charged. Go back and begin again.' : 'There is nothing left to do here.'}</p>
      <p><a href="${session.cancel_url}">Back to Vitrine</a></p>`,
  )

export const receiptPage = (charge: Charge, name: string): string =>
  document(
    'Receipt',
    html`<h1>Receipt from Vitrine</h1>
      <p class="amount">${moneyText(charge.amount, charge.currency)}</p>
      <dl>
        <dt>For</dt><dd>${name}</dd>
        <dt>Paid on</dt><dd>${new Date(charge.created * 1000).toISOString().slice(0, 10)}</dd>
        <dt>Reference</dt><dd>${charge.id}</dd>
        ${charge.amount_refunded > 0 ? html`<dt>Refunded</dt><dd>${moneyText(charge.amount_refunded, charge.currency)}</dd>` : null}
      </dl>`,
  )

const subscriptionRow = ({ id, status, cancel_at_period_end: ending }: Subscription): Html =>
  html`<li>
    <form method="post">
      <input type="hidden" name="id" value="${id}" />
      <p><strong>Vitrine Pro</strong> <span class="muted">${ending && status === 'active' ? 'ends with the period' : status}</span></p>
      ${status === 'canceled' ? null : html`${button('cancel', 'Cancel plan now')}${ending ? button('resume', 'Keep the plan') : button('end', 'Cancel at the end of the period')}`}
    </form>
  </li>`

/** The page on which a customer manages plans. */
export const portalPage = (portal: PortalSession, subscriptions: Subscription[]): string =>
  document(
    'Your plan',
    html`<h1>Your plan</h1>
      ${subscriptions.length === 0 ? html`<p class="muted">There is no plan.</p>` : html`<ul>${subscriptions.map(subscriptionRow)}</ul>`}
      <p><a href="${portal.return_url}">Back to Vitrine</a></p>`,
  )

export interface ConsoleRow {
  session: Session
  product: Product
  charge: Charge | undefined
}

function consoleRow({ session, product, charge }: ConsoleRow): Html {
  const waiting = session.status === 'complete' && session.payment_status === 'unpaid'
  const refundable = charge !== undefined && !charge.refunded
  return html`<li>
    <form method="post">
      <input type="hidden" name="id" value="${session.id}" />
      <p><strong>${product.name}</strong> ${moneyText(session.amount_total, session.currency)}</p>
      <p class="muted">${session.status}, ${charge?.refunded ? 'refunded' : charge?.disputed ? 'disputed' : session.payment_status}, ${session.metadata.uid ?? ''}</p>
      ${waiting ? html`${button('arrive', 'The money arrives')}${button('fail', 'It does not arrive')}` : null}
      ${refundable ? html`${button('refund', 'Refund')}${charge.disputed ? null : button('dispute', 'Dispute')}` : null}
      ${session.status === 'open' ? button('expire', 'Expire') : null}
    </form>
  </li>`
}

/** What the operator of a shop sees and does. */
export const consolePage = (rows: ConsoleRow[]): string =>
  document(
    'Payments',
    html`<h1>Payments</h1>
      ${rows.length === 0 ? html`<p class="muted">Nobody has wanted to pay yet. Publish a portfolio with a premium template.</p>` : html`<ul>${rows.map(consoleRow)}</ul>`}
      <p class="muted">Promotion codes: HALF (50 % off), GIFT (100 % off).</p>`,
  )

export const problemPage = (message: string): string =>
  document('Not possible', html`<h1>Not possible</h1><p class="bad">${message}</p>`)
