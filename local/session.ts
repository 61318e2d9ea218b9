import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root, seedDataDir } from './lib/paths.ts'
import { Problem } from './lib/problem.ts'
import { runSchedule } from './lib/run-schedule.ts'
import { onEnd } from './lib/verb.ts'
import { asSlowAsHosting, startDomains, type DomainStandIn } from './domains/server.ts'
import { startMailbox, type Mailbox } from './mailbox/server.ts'
import { dataToImport, saveRegularly, sessionDataDir } from './session-data.ts'
import { migrateLive } from './migrations/live.ts'
import { currentPorts, portOffset, requireFreePorts, type PortName } from './ports.ts'
import { demoAccounts } from './seed/accounts.ts'
import { withAdmin } from './seed/admin.ts'
import { addDemoVisits } from './seed/visits.ts'
import { startPayments, type Payments } from './stripe/start.ts'
import { startSuite, type Suite } from './suite.ts'

export type Session = { suite: Suite; mailbox: Mailbox; payments: Payments; domains: DomainStandIn }

const sessionPorts: PortName[] = [
  'auth',
  'functions',
  'firestore',
  'storage',
  'hosting',
  'hub',
  'logging',
  'mailbox',
  'smtp',
  'stripe',
  'domains',
]

/** `--reset` or nothing. */
export const parseOptions = (args: string[]): { reset: boolean } => {
  const unknown = args.find((arg) => arg !== '--reset')
  if (unknown) throw new Problem(`Unknown option ${unknown}; there is only --reset (start from the seeded data again)`)
  return { reset: args.includes('--reset') }
}

export const requireSessionPorts = (more: PortName[] = []): Promise<void> =>
  requireFreePorts(currentPorts(), [...sessionPorts, ...more])

/** Emulators, mailbox and stand-ins for a developer's session; its data is kept for the next one, also for the one of a later release. */
export const startSession = async ({ reset }: { reset: boolean }): Promise<Session> => {
  const paymentsFile = join(root, '.data', `stripe-${portOffset()}.json`)
  const domainsFile = join(root, '.data', `domains-${portOffset()}.json`)
  if (reset) await Promise.all([paymentsFile, domainsFile].map((file) => rm(file, { force: true })))
  const importFrom = await dataToImport(reset)
  const suite = await startSuite({ importFrom, exportTo: sessionDataDir() })
  await withAdmin(suite.ports, async ({ db }) => void (await migrateLive(db)))
  if (importFrom === seedDataDir) await addDemoVisits(suite.ports, Date.now())
  onEnd(saveRegularly(suite))
  onEnd(runSchedulesRegularly(suite))
  return {
    suite,
    mailbox: await startMailbox(suite.ports),
    payments: await startPayments(suite.ports, paymentsFile),
    domains: await startDomains(suite.ports, { file: domainsFile, ...asSlowAsHosting }),
  }
}

/** As the scheduler does in production. */
const runSchedulesRegularly = ({ ports }: Suite): (() => void) => {
  const run = () => {
    for (const name of ['runSchedules', 'mailComments']) void runSchedule(ports, name)
  }
  const timer = setInterval(run, 60_000)
  return () => clearInterval(timer)
}

/** The few lines a newcomer needs. */
export const welcome = (app: string, { mailbox, payments, domains, suite }: Session): string => {
  const accounts = demoAccounts.map(({ email, password, name, note }) => `  ${email}  ${password}   ${name}, ${note}`)
  return [
    '',
    `  Vitrine   ${app}`,
    `  Mailbox   ${mailbox.url}   (mails, verification and reset links)`,
    `  Payments  ${payments.page}   (refunds, disputes and what arrives later)`,
    `  Domains   ${domains.url}   (DNS records and certificates of custom domains)`,
    '',
    '  Demo accounts',
    ...accounts,
    '',
    `  Log: ${suite.logFile}`,
    '  Ctrl-C stops everything; your data is kept in .data/ (npm start -- --reset begins again)',
    '',
  ].join('\n')
}

/** Resolves when the emulators end on their own, which is a failure. Signals are handled in lib/verb.ts. */
export const untilEmulatorsEnd = async ({ suite }: Session): Promise<never> => {
  await suite.ended
  throw new Problem(`The emulators ended by themselves; see ${suite.logFile}`)
}
