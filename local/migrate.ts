import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { Problem } from './lib/problem.ts'
import { runVerb } from './lib/verb.ts'
import { migrateLive } from './migrations/live.ts'

/** Brings the documents of a real project up to date, with application-default credentials. */
await runVerb(async () => {
  const projectId = process.env.GOOGLE_CLOUD_PROJECT
  if (!projectId) throw new Problem('Missing setting: GOOGLE_CLOUD_PROJECT, the id of the Firebase project')
  const { made, counted, removed } = await migrateLive(getFirestore(initializeApp({ projectId })))
  console.log(`Pages of ${projectId}: ${made} made live, ${counted} counted again, ${removed} removed.`)
  return 0
})
