import { Timestamp, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { domainReleases, domainRequests, domains, domainsNeverChecked } from '../lib/documents/domain.ts'
import { requestLog } from '../lib/log.ts'
import { checkDomain } from './check-domain.ts'
import { finishRelease } from './release.ts'
import { checkRequest } from './requests.ts'

/** At a time; Hosting takes some hundred requests a minute from a project. */
const PAGE = 20
/** The schedule is every 5 minutes: what is left then is what is due first in the next run. */
const RUN_MS = 4 * 60_000

/**
 * Looks at every domain that is due, looks for every proof that is due, and finishes what was released.
 * @throws AggregateError when some could not be done; they are tried again the next time
 */
export async function checkDomains(now: number): Promise<void> {
  const log = requestLog('none')
  const end = Date.now() + RUN_MS
  const due = (query: Query) => query.where('nextCheckAt', '<=', Timestamp.fromMillis(now)).orderBy('nextCheckAt')
  const check = ({ id }: QueryDocumentSnapshot) => checkDomain(id, now, log)
  const failures = [
    ...(await forEach(domainsNeverChecked(), check, end)),
    ...(await forEach(due(domains()), check, end)),
    ...(await forEach(due(domainRequests()), (snapshot) => checkRequest(snapshot, now, log), end)),
    ...(await forEach(domainReleases().orderBy('at'), (snapshot) => finishRelease(snapshot, now), end)),
  ]
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} domains could not be looked after`)
}

/** Works off what a query finds, a page at a time. One that fails keeps back none of the others. */
async function forEach(
  query: Query,
  work: (snapshot: QueryDocumentSnapshot) => Promise<unknown>,
  end: number,
): Promise<unknown[]> {
  const failures: unknown[] = []
  let last: QueryDocumentSnapshot | undefined
  do {
    const page = await (last ? query.startAfter(last) : query).limit(PAGE).get()
    const results = await Promise.allSettled(page.docs.map(work))
    failures.push(...results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : [])))
    last = page.docs.at(PAGE - 1)
  } while (last && Date.now() < end)
  return failures
}
