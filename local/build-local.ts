import { buildAll } from './build.ts'
import { runVerb } from './lib/verb.ts'

/** Builds what `firebase emulators:start` serves when it is run by hand. */
await runVerb(async () => {
  await buildAll()
  console.log('The functions and the web app are built.')
  return 0
})
