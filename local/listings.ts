import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import Stripe from 'stripe'
import { Problem } from './lib/problem.ts'
import { runVerb } from './lib/verb.ts'
import { writeListings } from './seed/listings.ts'
import { syncCatalogue } from './stripe/catalogue.ts'

/** Writes the store's listings (and their prices, if a Stripe key is set) to a real project, with application-default credentials. */
await runVerb(async () => {
  const projectId = process.env.GOOGLE_CLOUD_PROJECT
  if (!projectId) throw new Problem('Missing setting: GOOGLE_CLOUD_PROJECT, the id of the Firebase project')
  const db = getFirestore(initializeApp({ projectId }))
  await writeListings(db)
  const key = process.env.STRIPE_SECRET_KEY
  if (key) await syncCatalogue(new Stripe(key), db)
  else console.log('STRIPE_SECRET_KEY is not set: the prices at Stripe stay as they are.')
  console.log(`The store of ${projectId} is up to date.`)
  return 0
})
