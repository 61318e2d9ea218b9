export interface MailSettings {
  host: string
  port: number
  /** Null where the server asks for none. */
  login: { user: string; password: string } | null
  /** As in a mail's header, such as `Vitrine <hello@example.com>`. */
  from: string
}

/**
 * How mail leaves this deployment.
 * @throws Error that names what is missing or wrong
 */
export function readMailSettings(environment: Record<string, string | undefined>): MailSettings {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_USER: user, SMTP_PASSWORD: password, MAIL_FROM: from } = environment
  const needed = { SMTP_HOST: host, SMTP_PORT: port, MAIL_FROM: from, ...(user && { SMTP_PASSWORD: password }) }
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]))
  if (!host || !port || !from || missing.length > 0) throw new Error(`Missing setting: ${missing.join(', ')}`)
  return { host, port: portNumber(port), login: user && password ? { user, password } : null, from }
}

function portNumber(setting: string): number {
  const port = Number(setting)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`Setting SMTP_PORT is "${setting}": it must be the number of a port`)
  return port
}
