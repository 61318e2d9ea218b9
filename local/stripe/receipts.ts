import { createTransport } from 'nodemailer'
import { moneyText } from '@vitrine/common/money'
import { host } from '../ports.ts'
import type { Charge } from './objects.ts'

/** Sends the receipt by mail, as Stripe does when receipts are on. */
export type SendReceipt = (to: string, charge: Charge) => void

export const receiptsBySmtp =
  (port: number): SendReceipt =>
  (to, { amount, currency, receipt_url: address, metadata }) => {
    const text = `You paid ${moneyText(amount, currency)} for ${metadata.templateName ?? 'Vitrine'}.\n\nYour receipt: ${address}\n`
    createTransport({ host, port })
      .sendMail({ from: 'Payment stand-in <receipts@stripe.invalid>', to, subject: 'Your receipt from Vitrine', text })
      .catch((error: unknown) => console.warn(`The payment stand-in could not send a receipt: ${String(error)}`))
  }
