import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { cloudEvent, http, type CloudEventFunction, type HttpFunction } from '@google-cloud/functions-framework'
import { getTestServer } from '@google-cloud/functions-framework/testing'
import { FUNCTION_HEADER, READY_PATH } from './function-header.ts'

/** All built functions in one process under the Functions framework. A header names the function. */

type Built = (HttpFunction | CloudEventFunction<unknown>) & { __endpoint: { eventTrigger?: object } }

const built = (await import(join(import.meta.dirname, '../../../functions/dist/index.js'))) as Record<string, Built>
const servers = new Map<string, Server>()
for (const [name, fn] of Object.entries(built)) {
  if (fn.__endpoint.eventTrigger) cloudEvent(name, fn as CloudEventFunction<unknown>)
  else http(name, fn as HttpFunction)
  servers.set(name, getTestServer(name))
}

createServer((request, response) => {
  if (request.url === READY_PATH) return response.end()
  const name = String(request.headers[FUNCTION_HEADER] ?? 'api')
  const server = servers.get(name)
  return server ? server.emit('request', request, response) : response.writeHead(404).end()
}).listen(Number(process.env.PORT), '127.0.0.1')
