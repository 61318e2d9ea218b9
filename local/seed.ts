import { seedDataDir } from './lib/paths.ts'
import { runVerb } from './lib/verb.ts'
import { seed } from './seed/main.ts'
import { startSuite } from './suite.ts'

await runVerb(async () => {
  const suite = await startSuite({ only: ['auth', 'firestore', 'storage'] })
  await seed(suite)
  await suite.exportData(seedDataDir)
  console.log('Wrote emulator-data/')
  return 0
})
