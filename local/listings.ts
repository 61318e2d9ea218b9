import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { Problem } from './lib/problem.ts'
import { runVerb } from './lib/verb.ts'
import { writeListings } from './seed/listings.ts'

/** Writes the store's listings into a real project, with the application-default credentials of this machine. */
await runVerb(async () => {
  const projectId = process.env.GOOGLE_CLOUD_PROJECT
  if (!projectId) throw new Problem('Missing setting: GOOGLE_CLOUD_PROJECT, the id of the Firebase project')
  await writeListings(getFirestore(initializeApp({ projectId })))
  console.log(`The store of ${projectId} is up to date.`)
  return 0
})
