import type { Locator, Page } from '@playwright/test'
import { editor } from './support/editor.ts'
import { inputMethod } from './support/input-method.ts'
import { draftOf } from './support/portfolio.ts'
import type { TestAccount } from '../support/accounts.ts'
import { expect, signIn, test } from './support/test.ts'

const fieldsOnPage = (page: Page) => page.getByRole('group', { name: 'Fields on the page' })
/** What is written on the page. */
const writer = (page: Page) => editor(page).preview.locator('[data-writer] :focus, [data-writer]:focus')

/** In pixels. */
const LETTERS = 8

/** Two clicks on the first letters of a text, whatever the page has put over it. */
async function doubleClick(page: Page, text: Locator): Promise<void> {
  await text.scrollIntoViewIfNeeded()
  const { x, y, height } = (await text.boundingBox())!
  await page.mouse.dblclick(x + LETTERS, y + height / 2)
}

async function openDraft(page: Page, account: TestAccount, template?: Parameters<typeof draftOf>[1]) {
  const draft = await draftOf(account, template)
  await signIn(page, account)
  await editor(page).open(draft.id)
  const tab = page.getByRole('tab', { name: 'Preview' })
  if (await tab.isVisible()) await tab.tap()
  await expect(fieldsOnPage(page)).toBeVisible()
  return draft
}

test('what is typed in the form right after the page is added to it', async ({ page, account }) => {
  const { content } = await openDraft(page, account)
  const { preview, field } = editor(page)
  const title = content.hero!.title!
  await preview.getByText(title, { exact: true }).dblclick()
  await expect(writer(page)).toHaveValue(title)
  await page.keyboard.press('End')
  await page.keyboard.type(' & more')
  await field('Title').press('End')
  await page.keyboard.type('?')
  await expect(field('Title')).toHaveValue(`${title} & more?`)
  await expect(preview.getByText(`${title} & more?`, { exact: true })).toBeVisible()
})

test('a text is written where it stands', async ({ page, context, account }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { content } = await openDraft(page, account)
  const { preview, field } = editor(page)
  const title = content.hero!.title!
  const shown = preview.getByText(title, { exact: true })

  await test.step('a double click selects a word, and what is typed is in the form and on the page', async () => {
    await shown.dblclick()
    await expect(writer(page)).toHaveAccessibleName('Header: Title')
    await expect(writer(page)).toHaveValue(title)
    await page.keyboard.press('End')
    await page.keyboard.type(' & more')
    await expect(field('Title')).toHaveValue(`${title} & more`)
    await expect(writer(page)).toHaveValue(`${title} & more`)
  })

  await test.step('undo by keys, a step of the same history', async () => {
    await page.keyboard.press('Control+z')
    await expect(writer(page)).toHaveValue(title)
    await page.keyboard.press('Control+Shift+z')
    await expect(writer(page)).toHaveValue(`${title} & more`)
  })

  await test.step('Enter ends it, and the arrow keys go on from there', async () => {
    await page.keyboard.press('Enter')
    await expect(fieldsOnPage(page).getByRole('textbox', { name: 'Write Header: Title' })).toBeFocused()
    await expect(fieldsOnPage(page).getByRole('status')).toHaveText(`Header: Title: ${title} & more`)
    await editor(page).expectSaved()
  })

  await test.step('Escape gives back what was, and undo what was typed', async () => {
    await page.keyboard.press('F2')
    await page.keyboard.type('?')
    await expect(field('Title')).toHaveValue(`${title} & more?`)
    await page.keyboard.press('Escape')
    await expect(field('Title')).toHaveValue(`${title} & more`)
    await page.keyboard.press('Control+z')
    await expect(field('Title')).toHaveValue(`${title} & more?`)
    await page.keyboard.press('Control+z')
    await expect(field('Title')).toHaveValue(`${title} & more`)
  })

  await test.step('typing replaces a selected text', async () => {
    await page.keyboard.type('Elan')
    await expect(field('Title')).toHaveValue('Elan')
  })

  await test.step('one that is emptied keeps its place', async () => {
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await expect(field('Title')).toHaveValue('')
    await page.keyboard.type('New')
    await expect(field('Title')).toHaveValue('New')
    await expect(preview.getByText('New', { exact: true }).first()).toBeVisible()
  })

  await test.step('a line is pasted as one, without what it looked like', async () => {
    await page.evaluate(() =>
      navigator.clipboard.write([
        new ClipboardItem({
          'text/plain': new Blob(['two\nlines'], { type: 'text/plain' }),
          'text/html': new Blob(['<b>two</b><br>lines'], { type: 'text/html' }),
        }),
      ]),
    )
    await page.keyboard.press('Home')
    await page.keyboard.press('Control+v')
    await expect(field('Title')).toHaveValue('two linesNew')
    await page.keyboard.type(' ')
    await expect(field('Title')).toHaveValue('two lines New')
  })

  await test.step('leaving it keeps what was typed', async () => {
    await field('Title').click()
    await expect(preview.locator('textarea')).toHaveCount(0)
    await expect(field('Title')).toHaveValue('two lines New')
  })
})

test('what is composed in Japanese goes through the page as it is', async ({ page, account }) => {
  const { content } = await openDraft(page, account)
  const { preview, field } = editor(page)
  await preview.getByText(content.hero!.title!, { exact: true }).dblclick()
  await page.keyboard.press('Control+a')
  const { compose, accept, drop } = await inputMethod(page)
  for (const part of ['に', 'にほ', 'にほん']) {
    await compose(part)
    await expect(field('Title')).toHaveValue(part)
  }
  await accept('日本')
  await expect(field('Title')).toHaveValue('日本')
  await expect(writer(page)).toBeVisible()
  await compose('ご')
  await expect(field('Title')).toHaveValue('日本ご')
  await drop()
  await expect(field('Title')).toHaveValue('日本')
  await expect(writer(page)).toBeVisible()
})

test('an input method begins with the first key on a text that is only selected', async ({ page, account }) => {
  const { content } = await openDraft(page, account)
  const { preview, field } = editor(page)
  const title = content.hero!.title!
  await expect(preview.getByText(title, { exact: true })).toBeVisible()
  const said = fieldsOnPage(page).getByRole('status')
  await fieldsOnPage(page).focus()
  await page.keyboard.press('Home')
  while ((await said.textContent()) !== `Header: Title: ${title}`) await page.keyboard.press('ArrowDown')
  const { compose, accept, drop } = await inputMethod(page)

  await test.step('one that is dropped changes nothing', async () => {
    await compose('に')
    await expect(field('Title')).toHaveValue('に')
    await expect(preview.getByText('に', { exact: true })).toBeVisible()
    await drop()
    await expect(field('Title')).toHaveValue(title)
    await expect(writer(page)).toHaveCount(0)
  })

  await test.step('and goes on in the text once a word is there', async () => {
    for (const part of ['に', 'にほ', 'にほん']) {
      await compose(part)
      await expect(field('Title')).toHaveValue(part)
    }
    await accept('日本')
    await expect(writer(page)).toHaveValue('日本')
    await compose('ご')
    await expect(field('Title')).toHaveValue('日本ご')
    await accept('語')
    await expect(field('Title')).toHaveValue('日本語')
  })

  await test.step('Escape gives back what was there before the first key', async () => {
    await page.keyboard.press('Escape')
    await expect(field('Title')).toHaveValue(title)
  })
})

test('Tab goes from text to text of the page', async ({ page, account }) => {
  await openDraft(page, account, 'business-executive')
  const { preview } = editor(page)
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible()
  await fieldsOnPage(page).focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  const places = new Set<string>()
  const source = () => writer(page).getAttribute('aria-label')
  const isWritten = async () => (await writer(page).count()) > 0
  const isOver = () => fieldsOnPage(page).evaluate((group) => group === document.activeElement)
  while (await isWritten()) {
    const before = places.size
    places.add(
      `${await source()} ${await writer(page)
        .boundingBox()
        .then((box) => `${box?.x} ${box?.y}`)}`,
    )
    expect(places.size).toBe(before + 1)
    await page.keyboard.press('Tab')
    // What writes rich texts is loaded with the first one.
    await expect.poll(async () => (await isWritten()) || (await isOver())).toBe(true)
  }
  await expect(fieldsOnPage(page)).toBeFocused()
  expect(places.size).toBeGreaterThan(20)
})

test('what the page shows in another form is written as it is stored', async ({ page, account }) => {
  const { content } = await openDraft(page, account, 'business-executive')
  const { preview, field } = editor(page)
  const [article] = content.articles!

  await test.step('a date', async () => {
    await doubleClick(page, preview.locator('time').first())
    await expect(writer(page)).toHaveValue(article!.date!)
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Spring 2024')
    await page.keyboard.press('Enter')
    await expect(preview.getByText('Spring 2024').first()).toBeVisible()
  })

  await test.step('tags in one line', async () => {
    const { tags } = content.articles!.find((one) => (one.tags ?? []).length > 1)!
    await doubleClick(page, preview.getByText(tags!.join(', '), { exact: true }))
    await expect(writer(page)).toHaveValue(tags!.join('\n'))
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Boards, Strategy')
    await page.keyboard.press('Control+Enter')
    await expect(preview.getByText('Boards, Strategy', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove Boards' }).first()).toBeAttached()
    await expect(page.getByRole('button', { name: 'Remove Strategy' }).first()).toBeAttached()
  })

  await test.step('the words of a button', async () => {
    const words = content.cta!.buttonText!
    await preview.getByText(words, { exact: true }).first().dblclick()
    await page.keyboard.press('End')
    await page.keyboard.type('!')
    await expect(field('Button text')).toHaveValue(`${words}!`)
  })
})

test('a text stays where it is while the page around it begins anew', async ({ page, account }) => {
  const { content } = await openDraft(page, account, 'creative-studio')
  const { preview } = editor(page)
  const headline = preview.getByRole('heading', { name: content.cta!.headline! })
  await headline.evaluate((heading) => heading.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await doubleClick(page, headline)
  const before = (await writer(page).boundingBox())!.y
  await page.keyboard.press('End')
  for (const letter of 'gjy') {
    await page.keyboard.type(letter)
    await expect.poll(async () => Math.abs((await writer(page).boundingBox())!.y - before)).toBeLessThan(2)
  }
  // Descenders reach out of their lines, which are close in a headline.
  const cut = await writer(page).evaluate((area: HTMLTextAreaElement) => area.scrollHeight - area.clientHeight)
  expect(cut).toBeLessThanOrEqual(0)
  const room = await writer(page).evaluate((area) => {
    const style = getComputedStyle(area)
    return Number.parseFloat(style.paddingBottom) / Number.parseFloat(style.fontSize)
  })
  expect(room).toBeGreaterThan(0.3)
})

test('what is written has the direction and the lines of what the page shows', async ({ page, account }) => {
  const { content } = await openDraft(page, account, 'business-executive')
  const { preview } = editor(page)
  await doubleClick(page, preview.getByRole('heading', { name: content.cta!.headline! }))
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText('مرحبا بكم في موقعي الجديد')
  await expect(writer(page)).toHaveCSS('direction', 'rtl')
  await expect(writer(page)).toHaveCSS('text-indent', '0px')
  await page.keyboard.press('Tab')

  const title = preview.getByText(content.articles![0]!.title!, { exact: true }).first()
  const block = preview.getByRole('heading', { name: content.articles![0]!.title! }).first()
  await expect(block).toHaveCSS('text-wrap', 'balance')
  await doubleClick(page, title)
  await expect(block).toHaveCSS('text-wrap', 'wrap')
  await page.keyboard.press('Escape')
  await expect(block).toHaveCSS('text-wrap', 'balance')
})

test('one tag of several is written alone, and a comma makes two of it', async ({ page, account }) => {
  const { content } = await openDraft(page, account, 'developer-pro')
  const { preview } = editor(page)
  const [first, second] = content.projects![0]!.tags!
  const shown = preview.locator('[data-at$=".tags"]')
  await shown.nth(1).dblclick()
  await expect(writer(page)).toHaveValue(second!)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Zig, Nim')
  await page.keyboard.press('Enter')
  await expect(shown.nth(0)).toHaveText(first!)
  await expect(shown.nth(1)).toHaveText('Zig')
  await expect(shown.nth(2)).toHaveText('Nim')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a double tap makes a text one that is written on the page', async ({ page, account }) => {
    const { content } = await openDraft(page, account)
    const { preview, field } = editor(page)
    const doubleTap = async (text: string) => {
      const shown = preview.getByText(text, { exact: true })
      await shown.scrollIntoViewIfNeeded()
      const box = (await shown.boundingBox())!
      // In its first line.
      const [x, y] = [box.x + box.width / 2, box.y + 8]
      // At once: on a busy machine the first would be answered after the time for a second one.
      await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x, y)])
      await expect(page.getByRole('tab', { name: 'Preview' })).toHaveAttribute('aria-selected', 'true')
      await expect(writer(page)).toHaveValue(text)
      // Rounding takes a part of a pixel.
      await expect(writer(page)).toBeInViewport({ ratio: 0.9 })
    }
    await doubleTap(content.hero!.title!)
    await doubleTap(content.gallery!.images!.at(-1)!.caption!)
    await doubleTap(content.hero!.title!)
    await page.keyboard.type('!')
    await page.getByRole('tab', { name: 'Edit', exact: true }).tap()
    await expect(field('Title')).toHaveValue(`${content.hero!.title!}!`)
  })
})
