import type { Page } from '@playwright/test'
import { getPortfolio, patchContent } from '@vitrine/common/api/portfolios'
import type { TestAccount } from '../support/accounts.ts'
import { succeed } from '../support/api.ts'
import { editor } from './support/editor.ts'
import { draftOf } from './support/portfolio.ts'
import { watchRenders } from './support/renders.ts'
import { expect, signIn, test } from './support/test.ts'

const names = ['Alpha', 'Beta', 'Gamma', 'Delta']

/** The editor of a portfolio with these projects, of which the first is open. */
async function openWith(page: Page, account: TestAccount, titles: readonly string[]) {
  const draft = await draftOf(account, 'developer-pro')
  const value = titles.map((title) => ({ title, description: 'What it does, and for whom.' }))
  await succeed(patchContent, {
    token: account.token,
    params: { id: draft.id },
    body: { ops: [{ op: 'add', path: '/projects', value }] },
  })
  await signIn(page, account)
  await editor(page).open(draft.id)
  const list = page.getByRole('group', { name: 'Projects', exact: true })
  const header = (name: string) => list.getByRole('button', { name, exact: true })
  await expect(header(titles[0] ?? '')).toHaveAttribute('aria-expanded', 'true')
  // The controls of pictures come later, and everything below them moves.
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
  return {
    list,
    header,
    handle: (name: string) => page.getByRole('button', { name: `Drag ${name}` }),
    item: (name: string) => list.locator('li').filter({ has: page.getByRole('button', { name, exact: true }) }),
    stored: async () =>
      (await succeed(getPortfolio, { token: account.token, params: { id: draft.id } })).content.projects?.map(
        ({ title }) => title,
      ),
    expectPlace: (name: string, place: number) =>
      expect(
        page.getByRole('status').filter({ hasText: `${name} is at place ${place} of ${titles.length}.` }),
      ).toBeAttached(),
  }
}

test('by keyboard an open item goes past closed ones place by place, and closed ones past it', async ({
  page,
  account,
}) => {
  const { handle, header, stored } = await openWith(page, account, names)
  await expect(page.getByRole('button', { name: 'Delete Delta' }).locator('svg')).toBeVisible()
  const pickUp = async (name: string) => {
    await handle(name).focus()
    await page.keyboard.press('Space')
    // Only from here on it listens to arrow keys.
    await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${name} is at place \\d`) })).toBeAttached()
  }

  // As people do: a key that came before the places were measured is pressed again.
  const step = (key: string, name: string, place: number) =>
    expect(async () => {
      await page.keyboard.press(key)
      await expect(
        page.getByRole('status').filter({ hasText: `${name} is at place ${place} of ${names.length}.` }),
      ).toBeAttached({ timeout: 3_000 })
    }).toPass()

  await pickUp('Alpha')
  await step('ArrowDown', 'Alpha', 2)
  await step('ArrowDown', 'Alpha', 3)
  await step('ArrowUp', 'Alpha', 2)
  await page.keyboard.press('Space')
  await expect.poll(stored).toEqual(['Beta', 'Alpha', 'Gamma', 'Delta'])
  await expect(header('Alpha')).toHaveAttribute('aria-expanded', 'true')

  await pickUp('Gamma')
  await step('ArrowUp', 'Gamma', 2)
  await step('ArrowUp', 'Gamma', 1)
  await page.keyboard.press('Space')
  await expect.poll(stored).toEqual(['Gamma', 'Beta', 'Alpha', 'Delta'])

  await pickUp('Beta')
  await step('ArrowDown', 'Beta', 3)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('status').filter({ hasText: 'Beta stays where it was.' })).toBeAttached()
  expect(await stored()).toEqual(['Gamma', 'Beta', 'Alpha', 'Delta'])
})

test('by mouse an open item is taken past closed ones, and a closed one past an open one at its middle', async ({
  page,
  account,
}) => {
  await page.setViewportSize({ width: 1280, height: 1900 })
  const { list, handle, item, stored, expectPlace } = await openWith(page, account, names)
  const drag = async (name: string, by: number) => {
    // Pointing waits until the handle lies still and nothing covers it: what was scrolled to may still find its place.
    await handle(name).hover()
    const box = await handle(name).boundingBox()
    if (!box) throw new Error(`${name} is not to be seen`)
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.down()
    // A drag begins after a few pixels.
    await page.mouse.move(x, y + Math.sign(by) * 8)
    await expect(
      page.getByRole('status').filter({ hasText: new RegExp(`^(Picked up ${name}|${name} is at place)`) }),
    ).toBeAttached()
    await page.mouse.move(x, y + by, { steps: 8 })
  }
  await list.scrollIntoViewIfNeeded()

  await drag('Alpha', 40)
  await expectPlace('Alpha', 2)
  await page.mouse.up()
  await expect.poll(stored).toEqual(['Beta', 'Alpha', 'Gamma', 'Delta'])

  const height = (await item('Alpha').boundingBox())?.height ?? 0
  expect(height).toBeGreaterThan(300)
  await drag('Beta', height / 2 + 20)
  await expectPlace('Beta', 2)
  await page.mouse.up()
  await expect.poll(stored).toEqual(['Alpha', 'Beta', 'Gamma', 'Delta'])

  await drag('Beta', -(height / 2 - 40))
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: 'Picked up Beta.' })
      .or(page.getByRole('status').filter({ hasText: 'Beta is at place 2 of 4.' })),
  ).toBeAttached()
  await page.mouse.up()
  await expect(page.getByRole('status').filter({ hasText: 'Dropped Beta.' })).toBeAttached()
  expect(await stored()).toEqual(['Alpha', 'Beta', 'Gamma', 'Delta'])

  await drag('Delta', -(height / 2 + 140))
  await expectPlace('Delta', 1)
  await page.mouse.up()
  await expect.poll(stored).toEqual(['Delta', 'Alpha', 'Beta', 'Gamma'])
})

test('a keystroke in one of 200 items renders that field, its item’s line and the preview, and no other item', async ({
  page,
  account,
}) => {
  test.slow()
  const renders = await watchRenders(page)
  const { list, header } = await openWith(
    page,
    account,
    Array.from({ length: 200 }, (_, index) => `Project number ${index + 1}`),
  )
  await header('Project number 120').click()
  const { preview } = editor(page)
  const title = list.locator('[data-field="content.projects.119.title"]').getByRole('textbox')
  const description = list.locator('[data-field="content.projects.119.description"]').getByRole('textbox')
  // The first keystroke also shows that there is something to save.
  await description.press('End')
  await description.pressSequentially('a')
  await title.press('End')
  await title.pressSequentially('a')
  await expect(preview.getByRole('heading', { name: 'Project number 120a' })).toBeAttached()

  await renders.restart()
  await title.pressSequentially('b')
  await expect(preview.getByRole('heading', { name: 'Project number 120ab' })).toBeAttached()
  // Its line follows when nobody has typed for a moment.
  await expect(header('Project number 120ab')).toBeAttached()
  const inTitle = await renders.read()
  expect(new Set(inTitle.items)).toEqual(new Set([119]))
  expect(new Set(inTitle.rows)).toEqual(new Set(['content.projects.119.title']))
  expect(inTitle.frames).toBeGreaterThan(0)

  await description.press('End')
  await renders.restart()
  await description.pressSequentially('b')
  await expect(preview.getByText('What it does, and for whom.ab')).toBeAttached()
  const inText = await renders.read()
  expect(inText.items).toEqual([])
  expect(new Set(inText.rows)).toEqual(new Set(['content.projects.119.description']))
})
