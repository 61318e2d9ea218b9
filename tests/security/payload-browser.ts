import { chromium } from '@playwright/test'
import { FONTS_READY } from '@vitrine/templates/page-scripts/fonts-ready'
import { chromiumFlags, requireChromium } from '../../local/chromium.ts'
import { inspectDocument, type Vocabulary } from './inspect.ts'
import { startPageServer } from './page-server.ts'

export interface Look {
  /** Everything that ran, asked for something or should not be there; empty where all is well. */
  wrong: string[]
  words: Vocabulary
}

export interface PayloadBrowser {
  /** Opens documents, each in a frame of its own with scripts allowed and no policy, and looks through them once their scripts have come to rest. */
  open: (documents: readonly string[], known: ReadonlySet<string> | null) => Promise<Look>
  /** Markup after a browser parsed it with innerHTML. */
  parse: (fragments: readonly string[], known: ReadonlySet<string>) => Promise<Look>
  close: () => Promise<void>
}

/** How long a page's script may take until it has nothing more to do by itself; a page takes a fraction of a second. */
const REST_MS = 60_000

export async function openPayloadBrowser(): Promise<PayloadBrowser> {
  const server = await startPageServer()
  const browser = await chromium.launch({
    executablePath: await requireChromium(),
    args: [...chromiumFlags, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  })
  const context = await browser.newContext()
  // In every frame, before anything of its document: whatever a payload calls is noted.
  await context.addInitScript(() => {
    const ran = () => {
      const top = window.top as unknown as { executed: string[] }
      top.executed.push(`Something ran in ${location.href}`)
    }
    Object.assign(window, { __ran: ran, alert: ran, confirm: ran, prompt: ran, print: ran, open: ran })
    if (window === window.top) Object.assign(window, { executed: [] })
  })
  const page = await context.newPage()
  const noticed: string[] = []
  page.on('dialog', (dialog) => {
    noticed.push(`A dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('page', (opened) => {
    if (opened !== page) noticed.push(`A window: ${opened.url()}`)
  })
  context.on('request', (request) => {
    const own = request.url().startsWith(`${server.origin}/`)
    if (!own && request.resourceType() !== 'image')
      noticed.push(`A request for ${request.resourceType()} ${request.url().slice(0, 200)}`)
  })
  await page.goto(server.origin)
  await page.evaluate(`window.inspectDocument = ${inspectDocument.toString()}`)

  const open: PayloadBrowser['open'] = async (documents, known) => {
    server.serve(documents)
    const { wrong, words } = await page.evaluate(
      async ({ count, list, lastClass, patience }) => {
        const { executed, inspectDocument: inspect } = window as unknown as Checked
        const allowed = list && new Set(list)
        // The last thing that a page's script does by itself: by then each of its behaviours has read what it is given.
        const cameToRest = async (frame: HTMLIFrameElement, path: string): Promise<boolean> => {
          const deadline = performance.now() + patience
          for (;;) {
            const opened = frame.contentDocument
            if (opened?.location.pathname !== path || !opened.querySelector('script[src^="/enhance/"]')) return true
            if (opened.documentElement.classList.contains(lastClass)) return true
            if (performance.now() > deadline) return false
            await new Promise(requestAnimationFrame)
          }
        }
        const frames = await Promise.all(
          Array.from({ length: count }, async (_, index) => {
            const frame = document.createElement('iframe')
            frame.src = `/page/${index}`
            const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
            document.body.append(frame)
            await loaded
            return { frame, rests: await cameToRest(frame, `/page/${index}`) }
          }),
        )
        const looks = frames.map(({ frame, rests }, index) => {
          const opened = frame.contentDocument
          if (opened?.location.pathname !== `/page/${index}`)
            return { wrong: [`Page ${index} went elsewhere`], words: [] }
          if (!rests) return { wrong: [`Page ${index} did not come to rest`], words: [] }
          const look = inspect(opened, allowed)
          return { ...look, wrong: look.wrong.map((what) => `Page ${index}: ${what}`) }
        })
        for (const { frame } of frames) frame.remove()
        return {
          wrong: [...looks.flatMap((look) => look.wrong), ...executed.splice(0)],
          words: looks.flatMap((look) => look.words),
        }
      },
      { count: documents.length, list: known && [...known], lastClass: FONTS_READY, patience: REST_MS },
    )
    return { wrong: [...wrong, ...noticed.splice(0)], words: [...new Set(words)] }
  }

  const parse: PayloadBrowser['parse'] = async (fragments, known) => {
    const { wrong, words } = await page.evaluate(
      ({ list, markup }) => {
        const { executed, inspectDocument: inspect } = window as unknown as Checked
        const allowed = new Set(list)
        const looks = markup.map((html) => {
          const read = document.implementation.createHTMLDocument('')
          read.documentElement.innerHTML = '<body></body>'
          read.body.innerHTML = html
          const look = inspect(read, allowed)
          // A page of its own that runs what a parsed document only holds.
          const live = document.createElement('div')
          document.body.append(live)
          live.innerHTML = html
          live.remove()
          return look
        })
        return {
          wrong: [...looks.flatMap((look) => look.wrong), ...executed.splice(0)],
          words: looks.flatMap((look) => look.words),
        }
      },
      { list: [...known], markup: fragments },
    )
    return { wrong: [...wrong, ...noticed.splice(0)], words: [...new Set(words)] }
  }

  return {
    open,
    parse,
    async close() {
      await browser.close()
      await server.stop()
    },
  }
}

interface Checked {
  executed: string[]
  inspectDocument: typeof inspectDocument
}
