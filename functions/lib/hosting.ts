import { hostingSite, projectId } from './env.ts'
import { type HostedDomain, readCustomDomain } from './hosting-answer.ts'

/** What serves custom domains and gets their certificates: Firebase Hosting, or the stand-in for it. */
export interface DomainHosting {
  /** What it knows about a domain; null for one that was not added, or removed. @throws HostingUnavailable */
  find: (domain: string) => Promise<HostedDomain | null>
  /** Has it serve a domain, which takes it a while. One that is there already stays. @throws HostingUnavailable */
  add: (domain: string) => Promise<void>
  /** Has it serve a domain no longer. One that is not there is no error. @throws HostingUnavailable */
  remove: (domain: string) => Promise<void>
}

/** Hosting did not answer, or did not do as asked: nothing is known about the domain. */
export class HostingUnavailable extends Error {
  override readonly name = 'HostingUnavailable'
}

const GOOGLE = 'https://firebasehosting.googleapis.com'
/** A check asks up to twice, and name servers before that; a call ends after 12 s (deadline.ts). */
const TIMEOUT_MS = 3_000

/** HOSTING_API, the address of something that speaks its API, is for development and tests. */
export function openHosting({ HOSTING_API: standIn }: NodeJS.ProcessEnv = process.env): DomainHosting {
  const address = (domain: string) =>
    `${standIn ?? GOOGLE}/v1beta1/projects/${projectId()}/sites/${hostingSite()}/customDomains/${domain}`

  async function ask(method: string, url: () => string, expected: readonly number[]): Promise<Response> {
    try {
      const response = await fetch(url(), {
        method,
        headers: {
          'content-type': 'application/json',
          // The stand-in is not shown what opens a project.
          ...(!standIn && { authorization: `Bearer ${await accessToken()}` }),
        },
        ...(method === 'POST' && { body: '{}' }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (response.ok || expected.includes(response.status)) return response
      throw new Error(`Hosting answered ${response.status}: ${(await response.text()).slice(0, 500)}`)
    } catch (cause) {
      throw new HostingUnavailable(`${method} of a custom domain failed`, { cause })
    }
  }

  return {
    async find(domain) {
      const response = await ask('GET', () => address(domain), [404])
      if (response.status === 404) return null
      try {
        return readCustomDomain(await response.json())
      } catch (cause) {
        throw new HostingUnavailable('Hosting answered what is no custom domain', { cause })
      }
    },
    async add(domain) {
      const response = await ask('POST', () => `${address('').slice(0, -1)}?customDomainId=${domain}`, [409])
      // One that was removed less than 30 days ago still has its name there.
      if (response.status === 409) await ask('POST', () => `${address(domain)}:undelete`, [400, 409])
    },
    async remove(domain) {
      await ask('DELETE', () => `${address(domain)}?allowMissing=true`, [404])
    },
  }
}

/** Of the function's own service account; the client library keeps it while it is valid. */
async function accessToken(): Promise<string> {
  const { applicationDefault } = await import('firebase-admin/app')
  return (await applicationDefault().getAccessToken()).access_token
}
