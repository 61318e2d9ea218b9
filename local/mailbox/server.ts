import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { onEnd } from '../lib/verb.ts'
import { addressOf, host, projectId, requireFreePorts, type Ports } from '../ports.ts'
import { inbox, messageOfCode, type Message, type OobCode } from './messages.ts'
import { startSmtp, type SmtpInbox } from './smtp.ts'

export type Mailbox = { url: string; stop: () => Promise<void> }

const pages: Record<string, { file: string; type: string }> = {
  '/': { file: 'index.html', type: 'text/html; charset=utf-8' },
  '/base.css': { file: '../../lib/base.css', type: 'text/css; charset=utf-8' },
  '/mailbox.css': { file: 'mailbox.css', type: 'text/css; charset=utf-8' },
  '/mailbox.js': { file: 'mailbox.js', type: 'text/javascript; charset=utf-8' },
}

const pollMs = 1000

/** The Auth emulator's codes with the time they were first seen; the emulator reports none. */
const authLinks = (ports: Ports) => {
  const firstSeen = new Map<string, string>()
  const list = async (): Promise<Message[]> => {
    const response = await fetch(`${addressOf(ports, 'auth')}/emulator/v1/projects/${projectId}/oobCodes`)
    const { oobCodes = [] } = (await response.json()) as { oobCodes?: OobCode[] }
    const now = Date.now()
    return oobCodes.map((code, index) => {
      // The list is in order of creation; codes that are first seen together keep that order.
      const at = firstSeen.get(code.oobCode) ?? new Date(now + index).toISOString()
      firstSeen.set(code.oobCode, at)
      return messageOfCode(code, at, addressOf(ports, 'hosting'))
    })
  }
  // Polled, because the page may be opened long after a code was created.
  const timer = setInterval(() => void list().catch(() => undefined), pollMs)
  return { list, stop: () => clearInterval(timer) }
}

const answer = (response: ServerResponse, status: number, type: string, body: string): void => {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  response.end(body)
}

const handler =
  (smtp: SmtpInbox, links: () => Promise<Message[]>) => async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', `http://${host}`)
    if (url.pathname === '/api/messages') {
      const messages = [...smtp.messages(), ...(await links())]
      answer(response, 200, 'application/json', JSON.stringify(inbox(messages, url.searchParams.get('to') ?? '')))
      return
    }
    const page = pages[url.pathname]
    if (!page) {
      answer(response, 404, 'text/plain; charset=utf-8', 'Not found')
      return
    }
    answer(response, 200, page.type, await readFile(join(import.meta.dirname, 'page', page.file), 'utf8'))
  }

/** Starts the SMTP server, and the page that shows its mails and the Auth emulator's links. */
export const startMailbox = async (ports: Ports): Promise<Mailbox> => {
  await requireFreePorts(ports, ['mailbox', 'smtp'])
  const smtp = await startSmtp(host, ports.smtp)
  const links = authLinks(ports)
  const handle = handler(smtp, links.list)
  const server = createServer((request, response) => {
    handle(request, response).catch(() => {
      if (!response.headersSent)
        answer(response, 502, 'text/plain; charset=utf-8', 'The Auth emulator does not answer.')
      else response.end()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(ports.mailbox, host, resolve)
  })
  let stopping: Promise<void> | undefined
  const stopNow = async (): Promise<void> => {
    forget()
    links.stop()
    server.closeAllConnections()
    await Promise.all([smtp.close(), new Promise((resolve) => server.close(resolve))])
  }
  const stop = (): Promise<void> => (stopping ??= stopNow())
  const forget = onEnd(stop)
  return { url: addressOf(ports, 'mailbox'), stop }
}
