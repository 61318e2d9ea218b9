import { Router, urlencoded, type Request } from 'express'
import { document, html, pageStyles, type Html } from '../lib/html.ts'
import type { Hosting } from './hosting.ts'
import { isZoneType, zoneTypes, type Zone } from './zone.ts'

export interface PageParts {
  zone: Zone
  hosting: Hosting
  save: () => void
  /** Looks at all domains that are due, as the schedule does. */
  check: () => Promise<void>
}

/** What a developer does in place of a registrar, and of waiting. */
export function pageRoutes({ zone, hosting, save, check }: PageParts): Router {
  const router = Router()
  router.use(urlencoded({ extended: false }))
  router.get('/style.css', (_request, response) => void response.type('css').send(pageStyles()))
  router.get('/', (_request, response) => void response.send(consolePage(zone, hosting)))

  router.post('/records', (request, response) => {
    const [name, type, value] = [field(request, 'name'), field(request, 'type'), field(request, 'value')]
    if (name && value && isZoneType(type)) {
      if (field(request, 'action') === 'remove') zone.remove({ name, type, value })
      else zone.add({ name, type, value })
      save()
    }
    response.redirect(303, '/')
  })
  router.post('/domains', (request, response) => {
    const states: Record<string, object> = {
      expire: { certState: 'CERT_EXPIRED' },
      wait: { certState: 'CERT_VALIDATING' },
      unreachable: { hostState: 'HOST_UNREACHABLE' },
    }
    hosting.treat(field(request, 'domain'), {}, states[field(request, 'action')] ?? {})
    save()
    response.redirect(303, '/')
  })
  router.post('/check', async (_request, response) => {
    await check()
    response.redirect(303, '/')
  })
  return router
}

const field = (request: Request, name: string): string => {
  const value: unknown = (request.body as Record<string, unknown> | undefined)?.[name]
  return typeof value === 'string' ? value.trim() : ''
}

function consolePage(zone: Zone, hosting: Hosting): string {
  return document(
    'Domain stand-in: DNS and Hosting of this machine. Nothing leaves it.',
    'Domains',
    html`<h1>DNS records</h1>
      <p class="muted">Copy them from Settings in the editor. The product asks this name server, and so does Hosting.</p>
      <form method="post" action="/records">
        <label for="type">Type</label>
        <select id="type" name="type">${zoneTypes.map((type) => html`<option>${type}</option>`)}</select>
        <label for="name">Name</label>
        <input id="name" name="name" autocomplete="off" spellcheck="false" required />
        <label for="value">Value</label>
        <input id="value" name="value" autocomplete="off" spellcheck="false" required />
        <button class="main">Add record</button>
      </form>
      <ul>${zone.all().map(recordRow)}</ul>
      <h1>At Hosting</h1>
      <ul>${Object.keys(hosting.domains).map((domain) => domainRow(domain, hosting))}</ul>
      <form method="post" action="/check"><button>Look at the domains that are due</button></form>
      <p class="muted">This happens by itself every minute.</p>`,
  )
}

const recordRow = ({ name, type, value }: { name: string; type: string; value: string }): Html =>
  html`<li>
    <form method="post" action="/records">
      <span><b>${type}</b> ${name} <span class="muted">${value}</span></span>
      <input type="hidden" name="name" value="${name}" /><input type="hidden" name="type" value="${type}" />
      <input type="hidden" name="value" value="${value}" />
      <button name="action" value="remove" aria-label="Remove ${type} ${name}">Remove</button>
    </form>
  </li>`

function domainRow(domain: string, hosting: Hosting): Html {
  const view = hosting.view(domain)
  const button = (action: string, label: string) => html`<button name="action" value="${action}">${label}</button>`
  return html`<li>
    <form method="post" action="/domains">
      <b>${domain}</b>
      <span class="muted">
        ${view?.deleteTime ? 'removed' : `${view?.hostState}, ${view?.ownershipState}, ${view?.cert?.state ?? 'no certificate yet'}`}
      </span>
      <input type="hidden" name="domain" value="${domain}" />
      ${button('wait', 'Keep it waiting for its certificate')} ${button('expire', 'Let its certificate expire')}
      ${button('unreachable', 'Take its name servers away')} ${button('normal', 'Back to normal')}
    </form>
  </li>`
}
