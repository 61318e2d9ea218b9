import { buildAll } from './build.ts'
import { runVerb } from './lib/verb.ts'
import { parseOptions, requireSessionPorts, startSession, untilEmulatorsEnd, welcome } from './session.ts'

await runVerb(async (args) => {
  const options = parseOptions(args)
  await requireSessionPorts()
  await buildAll()
  const session = await startSession(options)
  console.log(welcome(session.suite.urls.hosting, session))
  return untilEmulatorsEnd(session)
})
