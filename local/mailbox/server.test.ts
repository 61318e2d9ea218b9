import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTransport, type Transporter } from 'nodemailer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { portsAt, type Ports } from '../ports.ts'
import type { Message } from './messages.ts'
import { startMailbox, type Mailbox } from './server.ts'

let ports: Ports
let mailbox: Mailbox
let transport: Transporter

const listen = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

const freePort = async (): Promise<number> => {
  const server = createServer()
  const port = await listen(server)
  server.close()
  await once(server, 'close')
  return port
}

/** The Auth emulator's response that the mailbox reads. */
const oobCodes = [
  { email: 'ada@vitrine.example', requestType: 'VERIFY_EMAIL', oobCode: 'one', oobLink: 'http://127.0.0.1/one' },
  { email: 'ada@vitrine.example', requestType: 'PASSWORD_RESET', oobCode: 'two', oobLink: 'http://127.0.0.1/two' },
]
const auth = createServer((_request, response) => response.end(JSON.stringify({ oobCodes })))

beforeAll(async () => {
  ports = { ...portsAt(0), auth: await listen(auth), mailbox: await freePort(), smtp: await freePort() }
  mailbox = await startMailbox(ports)
  transport = createTransport({ host: '127.0.0.1', port: ports.smtp })
})
afterAll(async () => {
  await mailbox.stop()
  auth.close()
})

const messagesTo = async (to: string): Promise<Message[]> =>
  (await (await fetch(`${mailbox.url}/api/messages?to=${encodeURIComponent(to)}`)).json()) as Message[]

const from = 'Vitrine <hello@vitrine.example>'

it('lists a mail for each of its recipients', async () => {
  await transport.sendMail({
    from,
    to: 'b@x.example, c@x.example',
    subject: 'Grüße “M”',
    text: 'plain',
    html: '<b>rich</b>',
  })
  for (const to of ['b@x.example', 'c@x.example']) {
    expect(await messagesTo(to)).toEqual([
      expect.objectContaining({ to, kind: 'mail', subject: 'Grüße “M”', text: 'plain\n', html: '<b>rich</b>\n' }),
    ])
  }
})

it('lists links of the Auth emulator in their order, with the time they first appeared', async () => {
  const [newest, oldest] = await messagesTo('ada@vitrine.example')
  expect([newest?.kind, oldest?.kind]).toEqual(['reset', 'verify'])
  expect(await messagesTo('ada@vitrine.example')).toEqual([newest, oldest])
})

it('refuses a mail larger than 2 MB and keeps working', async () => {
  await expect(transport.sendMail({ from, to: 'big@x.example', text: 'x'.repeat(3 * 1024 * 1024) })).rejects.toThrow(
    /552|size/i,
  )
  expect(await messagesTo('big@x.example')).toEqual([])
  await transport.sendMail({ from, to: 'small@x.example', text: 'x' })
  expect(await messagesTo('small@x.example')).toHaveLength(1)
})

it('keeps the last 500 mails', async () => {
  const pooled = createTransport({ host: '127.0.0.1', port: ports.smtp, pool: true })
  for (let number = 1; number <= 501; number++)
    await pooled.sendMail({ from, to: 'many@x.example', subject: `Mail ${number}` })
  pooled.close()
  const kept = await messagesTo('many@x.example')
  expect(kept).toHaveLength(500)
  expect(kept.map(({ subject }) => subject)).not.toContain('Mail 1')
})

it('serves its page and returns 404 for other addresses', async () => {
  const page = await fetch(mailbox.url)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(await page.text()).toContain('<h1>Mailbox</h1>')
  expect((await fetch(`${mailbox.url}/server.ts`)).status).toBe(404)
})

it('serves its page with everything that this loads', async () => {
  const html = await (await fetch(mailbox.url)).text()
  const files = [...html.matchAll(/<(?:link|script)[^>]*(?:href|src)="(\/[^"]+)"/g)].map(([, path = '']) => path)
  expect(files).toEqual(['/base.css', '/mailbox.css', '/mailbox.js'])
  for (const path of files) expect((await fetch(mailbox.url + path)).status, path).toBe(200)
})
