import { Timestamp, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { domainReleases, domainRequests, domains, domainsNeverChecked } from '../lib/documents/domain.ts'
import { requestLog } from '../lib/log.ts'
import { workOff } from '../lib/work-off.ts'
import { checkDomain } from './check-domain.ts'
import { finishRelease } from './release.ts'
import { checkRequest } from './requests.ts'

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
    ...(await workOff(domainsNeverChecked(), check, end)),
    ...(await workOff(due(domains()), check, end)),
    ...(await workOff(due(domainRequests()), (snapshot) => checkRequest(snapshot, now, log), end)),
    ...(await workOff(domainReleases().orderBy('at'), (snapshot) => finishRelease(snapshot, now), end)),
  ]
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} domains could not be looked after`)
}
