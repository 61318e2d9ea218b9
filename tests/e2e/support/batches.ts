import type { Locator, Page } from '@playwright/test'
import { getPortfolio } from '@vitrine/common/api/portfolios'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { TestAccount } from '../../support/accounts.ts'
import { succeed } from '../../support/api.ts'
import { addresses } from '../../support/env.ts'
import { photo, type TestFile } from './pictures.ts'

/** Pictures of different colours, named by their place. */
export const photos = (count: number): Promise<TestFile[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      photo(`photo-${String(index + 1).padStart(2, '0')}.jpg`, {
        width: 120,
        height: 80,
        background: `hsl(${Math.round((index * 360) / count)}, 60%, 45%)`,
      }),
    ),
  )

/** What is seen of many pictures that are added to a list. */
export const batchIn = (page: Page, list: string) => {
  const panel = page.getByRole('region', { name: /^(Adding )?(\d+ pictures?|No picture)/ })
  const problems = panel.getByRole('list', { name: 'Not added' }).getByRole('listitem')
  return {
    input: page.getByLabel(`Choose pictures for ${list}`),
    list: page.getByRole('group', { name: list, exact: true }),
    panel,
    heading: panel.getByRole('heading', { level: 2 }),
    problem: (name: string) => problems.filter({ hasText: name }),
    problems,
    button: (name: string) => panel.getByRole('button', { name, exact: true }),
    progress: panel.getByRole('progressbar', { name: 'All pictures' }),
  }
}

/** Drops files as from a folder. */
export async function drop(target: Locator, files: readonly TestFile[]): Promise<void> {
  const given = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') }))
  const transfer = await target.page().evaluateHandle((all) => {
    const data = new DataTransfer()
    for (const { name, mimeType, base64 } of all)
      data.items.add(
        new File([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], name, { type: mimeType }),
      )
    return data
  }, given)
  for (const event of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(event, { dataTransfer: transfer })
}

export async function savedContent(account: TestAccount, id: string): Promise<PortfolioContent> {
  return (await succeed(getPortfolio, { token: account.token, params: { id } })).content
}

/** The names of files, as they are stored. */
export const storedNames = (paths: readonly (string | undefined)[]): (string | undefined)[] =>
  paths.map((path) => path?.replace(/^.*\/\d+-/, ''))

/** Holds uploads back by name until they are let go, and counts how many run at once. */
export async function holdUploads(page: Page, isHeld: (name: string) => boolean) {
  const waiting: { name: string; go: () => void }[] = []
  let open = true
  await page.route(`${addresses.storage}/v0/b/**`, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    const name = (searchParams.get('name') ?? decodeURIComponent(pathname)).replace(/^.*\/\d+-/, '')
    if (open && route.request().method() === 'POST' && isHeld(name))
      await new Promise<void>((go) => waiting.push({ name, go }))
    return route.continue().catch(() => undefined)
  })
  return {
    held: () => waiting.map(({ name }) => name),
    letGo: () => {
      open = false
      for (const { go } of waiting.splice(0)) go()
    },
  }
}

/** How many pictures the browser keeps for the next visit. */
export const keptOnDevice = (page: Page): Promise<{ entries: number; files: number }> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error ?? new Error('Refused'))
      })
    const database = await done(indexedDB.open('vitrine-pictures'))
    const stores = database.transaction(['entries', 'files'])
    const count = (name: string) => done(stores.objectStore(name).count())
    const [entries, files] = await Promise.all([count('entries'), count('files')])
    database.close()
    return { entries, files }
  })
