import { initializeUser, provisionInitialCredits, sendWelcomeEmail } from '@vitrine/common/api/user'
import { request } from '../../lib/api.ts'

/** Where the two calls go that follow a new account; this deployment's own functions unless the build says otherwise. */
const creditsApi = import.meta.env.VITE_CREDITS_API || '/api'
const welcomeEmailApi = import.meta.env.VITE_WELCOME_EMAIL_API || '/api'
/** Everybody can read it in the browser: it tells the service which site is calling, and protects nothing. */
const welcomeEmailKey = import.meta.env.VITE_WELCOME_EMAIL_KEY || 'vitrine-web'

export interface NewAccount {
  uid: string
  email: string
  name: string
}

/**
 * Asks for what a new account gets: credits and the welcome mail; with a token it is initialised too. Nobody waits for
 * the answers, and a failure is only logged.
 */
export function welcomeAccount({ uid, email, name }: NewAccount, token?: string): void {
  const body = { userId: uid, userEmail: email }
  inBackground(
    'The first credits',
    request(provisionInitialCredits, { body, url: `${creditsApi}/provision-initial-credits` }),
  )
  inBackground(
    'The welcome mail',
    request(sendWelcomeEmail, {
      body: { ...body, displayName: name },
      url: `${welcomeEmailApi}/send-welcome-email`,
      headers: { 'x-api-key': welcomeEmailKey },
    }),
  )
  if (token) inBackground('Preparing the account', request(initializeUser, { body: { userId: uid }, token }))
}

function inBackground(what: string, call: Promise<unknown>): void {
  call.catch((error: unknown) => console.warn(`${what} could not be asked for.`, error))
}
