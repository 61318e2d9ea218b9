import { buildAll } from './build.ts'
import { runVerb } from './lib/verb.ts'

/** Builds everything that a manual `firebase emulators:start` serves. */
await runVerb(async () => {
  await buildAll()
  console.log('The functions and the web app are built.')
  return 0
})
