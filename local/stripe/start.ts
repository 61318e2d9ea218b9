import Stripe from 'stripe'
import { addressOf, host, type Ports } from '../ports.ts'
import { withAdmin } from '../seed/admin.ts'
import { syncCatalogue } from './catalogue.ts'
import { startStandIn, type StandIn } from './server.ts'
import { STAND_IN_KEY, usesRealProvider } from './settings.ts'

/** The payment provider of running emulators. `page` is its operator's console. */
export type Payments = { page: string; stop: () => Promise<void> }

/**
 * Connects running emulators to a payment provider (the account of STRIPE_SECRET_KEY, or the stand-in) and writes the
 * store's prices on both sides.
 */
export const startPayments = async (ports: Ports, file?: string): Promise<Payments> => {
  const standIn = usesRealProvider() ? undefined : await startStandIn(ports, file)
  await withAdmin(ports, ({ db }) => syncCatalogue(clientOf(ports, standIn), db))
  return { page: standIn?.url ?? 'https://dashboard.stripe.com/test/payments', stop: async () => standIn?.stop() }
}

const clientOf = (ports: Ports, standIn: StandIn | undefined): Stripe =>
  standIn
    ? new Stripe(STAND_IN_KEY, {
        host,
        port: new URL(addressOf(ports, 'stripe')).port,
        protocol: 'http',
        telemetry: false,
      })
    : new Stripe(process.env.STRIPE_SECRET_KEY ?? '')
