import type { Page } from '@playwright/test'
import { getPortfolio, switchTemplate, updatePortfolio } from '@vitrine/common/api/portfolios'
import { adminFirestore } from '../support/admin.ts'
import { succeed } from '../support/api.ts'
import { expectAccessible } from './support/accessible.ts'
import { editor } from './support/editor.ts'
import { draftOf, publishedOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

test('design, order, hidden sections and settings are saved, and on the public page', async ({ page, account }) => {
  const portfolio = await publishedOf(account)
  const { open, preview, save, expectSaved, publishChanges } = editor(page)
  await signIn(page, account)
  await open(portfolio.id)

  await test.step('the design is seen at once, with a warning of colours that are hard to read', async () => {
    await tab(page, 'Design').click()

    const primary = page.getByRole('textbox', { name: 'Primary colour', exact: true })
    await primary.fill('#ffee88')
    await page.getByLabel('Heading font').selectOption('Lato')
    await page.getByRole('radio').nth(1).check({ force: true })
    const headingFont = () =>
      preview
        .locator('h1')
        .first()
        .evaluate((heading) => getComputedStyle(heading).fontFamily)
    await expect.poll(headingFont).toContain('Lato')

    const warning = page.getByRole('status').filter({ hasText: 'Text in this colour has a contrast of' })
    await expect(warning).toContainText(/a contrast of 1\.\d:1/)
    await expectAccessible(page, { exclude: 'iframe' })
    await warning.getByRole('button', { name: /^Use #[0-9A-F]{6}$/ }).click()
    await expect(warning).toBeHidden()
    const chosen = await primary.inputValue()
    expect(chosen).not.toBe('#ffee88')

    await save()
    await expectSaved()
    const { design } = await succeed(getPortfolio, { token: account.token, params: { id: portfolio.id } })
    expect(design).toMatchObject({ primaryColor: chosen, headingFont: 'Lato' })
    await publishChanges()
    const html = await (await page.request.get(`/${portfolio.username}`)).text()
    expect(html).toContain(`--primary:${chosen}`)
    expect(html).toContain("--heading-font:'Lato'")
    expect(html).not.toMatch(/fonts\.(googleapis|gstatic)/)
  })

  await test.step('sections move up and down on the page and in its menu, by keyboard too', async () => {
    await tab(page, 'Layout').click()
    const sectionsOf = () => preview.locator('main section[id]').evaluateAll((nodes) => nodes.map(({ id }) => id))
    const before = await sectionsOf()
    const about = before.indexOf('about')
    expect(about).toBe(1)

    const up = page.getByRole('button', { name: 'Move About up' })
    await up.focus()
    await page.keyboard.press('Enter')
    const after = ['about', ...before.filter((id) => id !== 'about')]
    await expect.poll(sectionsOf).toEqual(after)
    await expect(up).toBeFocused()
    await expect(page.getByText(/^About is now 1 of \d$/)).toBeAttached()
    await page.keyboard.press('Enter')
    await expect.poll(sectionsOf).toEqual(after)
    await expectAccessible(page, { exclude: 'iframe' })
    await expect(page.getByRole('button', { name: 'Move Header up' })).toHaveCount(0)

    await save()
    await expectSaved()
    await publishChanges()
    const html = await (await page.request.get(`/${portfolio.username}`)).text()
    expect([...html.matchAll(/<section[^>]* id="([^"]+)"/g)].map(([, id]) => id)).toEqual(after)
    const links = [...html.matchAll(/<a href="#([\w-]+)">/g)].map(([, id]) => id ?? '')
    expect(links.filter((id) => after.includes(id)).slice(0, after.length)).toEqual(after)

    await page.getByRole('button', { name: 'Move About down' }).click()
    await expect.poll(sectionsOf).toEqual(before)
  })

  await test.step('a hidden section leaves the page and its menu, and its content stays', async () => {
    await expect(preview.locator('#about')).toHaveCount(1)
    await tab(page, 'Layout').click()
    await page.getByRole('switch', { name: 'About' }).press('Space')
    await expect(preview.locator('#about')).toHaveCount(0)
    await expectAccessible(page, { exclude: 'iframe' })
    await save()
    await expectSaved()
    await publishChanges()
    const html = await (await page.request.get(`/${portfolio.username}`)).text()
    expect(html).not.toContain('id="about"')
    expect(html).not.toContain('href="#about"')
    const stored = await succeed(getPortfolio, { token: account.token, params: { id: portfolio.id } })
    expect(stored.content.about).toEqual(portfolio.content.about)
  })

  await test.step('titles, description and noindex reach the public page', async () => {
    await tab(page, 'Settings').click()
    await page.getByLabel('Page Title').fill('Stars and sums')
    await page.getByLabel('Title in search results').fill('Mary Somerville, astronomer')
    await page.getByLabel('Meta Description').fill('Writes about the heavens.')
    await page.getByRole('switch', { name: 'Hide from search engines' }).click()
    await page.getByLabel('Language', { exact: true }).selectOption('العربية')
    await expect(preview.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(preview.locator('html')).toHaveAttribute('dir', 'rtl')
    await save()
    await expectSaved()
    await publishChanges()
    const html = await (await page.request.get(`/${portfolio.username}`)).text()
    expect(html).toContain('<title>Mary Somerville, astronomer</title>')
    expect(html).toContain('<meta name="description" content="Writes about the heavens."/>')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain('<html lang="ar" dir="rtl">')
    await expect(page.getByRole('heading', { name: 'Editing: Stars and sums' })).toBeVisible()
  })
})

test('the language of the texts is offered, and chosen by a press', async ({ page, account }) => {
  const draft = await draftOf(account)
  const { open, preview, field, save, expectSaved } = editor(page)
  const content = {
    hero: { name: 'Jonas Feld', intro: 'Ich gestalte Karten und Fahrpläne für Menschen, die mit dem Zug reisen.' },
    about: { bio: '<p>Seit zehn Jahren zeichne ich für die Bahn, und das ist nicht immer einfach.</p>' },
  }
  await succeed(updatePortfolio, { token: account.token, params: { id: draft.id }, body: { content } })
  await signIn(page, account)
  await open(draft.id)
  await expect(field('Name')).toHaveValue('Jonas Feld')
  await tab(page, 'Settings').click()
  const language = page.getByLabel('Language', { exact: true })
  await expect(language).toHaveValue('en')
  await page.getByRole('button', { name: 'Use German' }).click()
  await expect(language).toHaveValue('de')
  await expect(page.getByRole('button', { name: 'Use German' })).toHaveCount(0)
  await expect(preview.locator('html')).toHaveAttribute('lang', 'de')
  await expectAccessible(page, { exclude: 'iframe' })
  await save()
  await expectSaved()
  const stored = await succeed(getPortfolio, { token: account.token, params: { id: draft.id } })
  expect(stored.content.meta).toEqual({ language: 'de' })
})

test('on a phone the panel scrolls with keyboard focus and the editor does not move', async ({ page, account }) => {
  await page.setViewportSize({ width: 360, height: 480 })
  const portfolio = await publishedOf(account)
  await signIn(page, account)
  await editor(page).open(portfolio.id)
  await tab(page, 'Design').click()
  await page.getByRole('textbox', { name: 'Primary colour', exact: true }).focus()
  await page.getByRole('radio', { name: 'White' }).focus()
  await page.keyboard.press('ArrowRight')
  const paper = page.getByRole('radio', { name: 'Paper' })
  await expect(paper).toBeChecked()
  await expect(page.locator('label').filter({ has: paper })).toBeInViewport({ ratio: 0.5 })
  await expect(page.getByRole('heading', { name: /^Editing: / })).toBeInViewport()
})

test('a section that the template has not is added, filled in, seen on the page and removed, its content kept', async ({
  page,
  account,
}) => {
  const portfolio = await publishedOf(account)
  const { open, preview, save, expectSaved, publishChanges } = editor(page)
  await signIn(page, account)
  await open(portfolio.id)
  const fields = page.locator('[data-section="testimonials"]')
  await expect(fields).toHaveCount(0)
  await tab(page, 'Layout').click()
  await page.getByRole('button', { name: 'Testimonials section: add it' }).press('Enter')
  await expect(page.getByText('Testimonials was added; fill it in under Content')).toBeAttached()
  await expectAccessible(page, { exclude: 'iframe' })

  await tab(page, 'Content').click()
  await fields.getByRole('button', { name: 'Add testimonial' }).click()
  await fields.getByLabel('Quote').fill('They listened before they drew.')
  await fields.getByLabel('Author').fill('Ingrid Dahl')
  await expect(preview.locator('#testimonials')).toContainText('They listened before they drew.')
  await save()
  await expectSaved()
  await publishChanges()
  const html = async () => (await page.request.get(`/${portfolio.username}`)).text()
  expect(await html()).toContain('Ingrid Dahl')
  expect(await html()).toContain('href="#testimonials"')

  await tab(page, 'Layout').click()
  await page.getByRole('button', { name: 'Remove Testimonials' }).click()
  await expect(preview.locator('#testimonials')).toHaveCount(0)
  await publishChanges()
  await expect.poll(html).not.toContain('Ingrid Dahl')
  await page.getByRole('button', { name: 'Testimonials section: add it' }).click()
  await expect(preview.locator('#testimonials')).toContainText('Ingrid Dahl')
})

test.describe('where nothing is saved by itself', () => {
  test.use({ autosave: false })

  test('a custom domain shows DNS records on Pro and an upgrade link on Free', async ({ page, account }) => {
    const draft = await draftOf(account)
    const { open, save, expectSaved } = editor(page)
    await signIn(page, account)
    await open(draft.id)
    await tab(page, 'Settings').click()
    await page.getByLabel('Custom Domain').fill('mary.example')
    await expect(page.getByRole('link', { name: 'See Pro' })).toBeVisible()
    await save()
    await expectSaved()

    await adminFirestore().doc(`users/${account.uid}`).update({ subscription_level: 'pro' })
    const records = page.getByRole('list', { name: 'DNS records' })
    await expect(records).toContainText(`vitrine=${draft.id}`)
    await expect(records).toContainText('_vitrine.mary.example')
    await expectAccessible(page, { exclude: 'iframe' })
    await page.getByLabel('Custom Domain').fill('no domain')
    await page.getByRole('button', { name: 'Save and show its DNS records' }).click()
    await expect(page.getByText('That’s not a domain.')).toBeVisible()
  })
})

test.describe('switching the template', () => {
  // The browser reports refusals that the screen answers: no right to publish, and an old revision.
  test.use({ expectedErrors: ['402 (Payment Required)', '412 (Precondition Failed)'] })

  test('says what is kept, previews at once, is reversible, and shows the name in another field', async ({
    page,
    account,
  }) => {
    test.slow()
    const draft = await draftOf(account)
    const { open, preview, field } = editor(page)
    await signIn(page, account)
    await open(draft.id)
    await field('Introduction').fill('Typed and not saved yet')
    await tab(page, 'Settings').click()
    await page.getByRole('button', { name: 'Switch template' }).click()

    const dialog = page.getByRole('dialog', { name: 'Switch template' })
    const inDeveloperPro = dialog.locator('label', { hasText: 'Developer Pro' }).frameLocator('iframe')
    await expect(inDeveloperPro.getByRole('heading', { level: 1, includeHidden: true })).toContainText(
      draft.content.hero?.name ?? 'the name',
    )
    await dialog.getByRole('radio', { name: 'Developer Pro' }).check()
    await expect(dialog.getByRole('heading', { name: /^Kept, but not shown by/ })).toBeVisible()
    await expect(dialog.getByRole('listitem').filter({ hasText: /^Pictures \(\d+\)$/ })).toBeVisible()
    await expectAccessible(page, { exclude: 'iframe' })
    await dialog.getByRole('button', { name: 'Switch to Developer Pro' }).click()
    await expect(dialog).toBeHidden()
    await expect(preview.getByRole('navigation').getByRole('link', { name: 'Contact' }).first()).toBeAttached()
    await tab(page, 'Content').click()
    await expect(field('Résumé link')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Introduction' })).toHaveCount(0)

    await tab(page, 'Settings').click()
    await page.getByRole('button', { name: 'Switch template' }).click()
    await dialog.getByRole('radio', { name: 'Minimalist Designer' }).check()
    await dialog.getByRole('button', { name: 'Switch to Minimalist Designer' }).click()
    await tab(page, 'Content').click()
    await expect(field('Introduction')).toHaveValue('Typed and not saved yet')
    const stored = await succeed(getPortfolio, { token: account.token, params: { id: draft.id } })
    expect(stored.content).toEqual({
      ...draft.content,
      hero: { ...draft.content.hero, intro: 'Typed and not saved yet' },
    })

    await tab(page, 'Settings').click()
    await page.getByRole('button', { name: 'Switch template' }).click()
    await dialog.getByRole('radio', { name: 'Photography Focus' }).check()
    await expect(dialog.getByRole('heading', { name: /^Kept, but not shown by/ })).toBeVisible()
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Name' })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Switch to Photography Focus' }).click()
    await expect(preview.getByRole('heading', { level: 1 })).toContainText('Mary Somerville')
    await tab(page, 'Content').click()
    await expect(field('Photographer name')).toHaveAttribute('placeholder', 'Mary Somerville')
    await field('Photographer name').fill('M. S.')
    await expect(preview.getByRole('heading', { level: 1 })).toContainText('M. S.')
  })

  test('on a phone and with keys, a published page keeps its template until its owner publishes another', async ({
    page,
    account,
  }) => {
    const portfolio = await publishedOf(account)
    const { open } = editor(page)
    await signIn(page, account)
    await page.setViewportSize({ width: 360, height: 740 })
    await open(portfolio.id)
    await tab(page, 'Settings').press('Enter')
    await page.getByRole('button', { name: 'Switch template' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Switch template' })
    await expect(dialog).toContainText('Visitors see the new template once you publish it.')
    await dialog.getByRole('radio', { name: 'Creative Studio' }).press('Space')
    await expectAccessible(page, { exclude: 'iframe' })
    const before = await (await page.request.get(`/${portfolio.username}`)).text()
    await dialog.getByRole('button', { name: 'Switch to Creative Studio' }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: '1 change not live' })).toBeVisible()
    expect(await (await page.request.get(`/${portfolio.username}`)).text()).toBe(before)

    await test.step('publishing it asks for its price', async () => {
      await page.getByRole('button', { name: 'Publish changes' }).press('Enter')
      await expect(page.getByRole('dialog', { name: 'Payment Required' })).toContainText('$19')
      await page.keyboard.press('Escape')
    })

    await test.step('and it can be taken back, and brought again', async () => {
      await page.getByRole('button', { name: '1 change not live' }).press('Enter')
      const changes = page.getByRole('dialog', { name: /^(Changes not live|Everything is live)$/ })
      await expect(changes.getByRole('listitem')).toContainText('Creative Studio')
      await changes.getByRole('button', { name: 'Discard Template' }).press('Enter')
      await expect(changes.getByRole('listitem')).toHaveCount(0)
      await expect(changes.getByRole('button', { name: 'Undo' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(changes.getByRole('listitem')).toContainText('Creative Studio')
      await changes.getByRole('button', { name: 'Discard Template' }).press('Enter')
      await expect(changes.getByRole('listitem')).toHaveCount(0)
    })
    const { status, templateId } = await succeed(getPortfolio, { token: account.token, params: { id: portfolio.id } })
    expect([status, templateId]).toEqual(['published', 'minimalist-designer'])
  })

  test('a switch in another tab is noticed on the next save', async ({ page, account, context }) => {
    const draft = await draftOf(account)
    await signIn(page, account)
    const first = editor(page)
    await first.open(draft.id)
    const otherTab = await context.newPage()
    await otherTab.goto(`/dashboard/editor/${draft.id}`)
    await tab(otherTab, 'Settings').click()
    await otherTab.getByRole('button', { name: 'Switch template' }).click()
    await otherTab.getByRole('radio', { name: 'Developer Pro' }).check()
    await otherTab.getByRole('button', { name: 'Switch to Developer Pro' }).click()
    await expect(otherTab.getByRole('dialog')).toBeHidden()

    await first.field('Name').fill('Mary, in the first tab')
    await first.save()
    await first.expectSaved()
    await expect(first.field('Résumé link')).toBeVisible()
    await expect(first.field('Name')).toHaveValue('Mary, in the first tab')
  })

  test.describe('while somebody is typing', () => {
    test.use({ autosave: false })

    test('the next key goes into the same field, also where it comes into another section', async ({
      page,
      account,
    }) => {
      const { id } = await draftOf(account)
      const { token } = account
      await signIn(page, account)
      const { open, field, save, expectSaved } = editor(page)
      await open(id)
      const name = field('Name')
      await name.fill('Mary S')
      await name.press('ArrowLeft')
      const switches = [
        { templateId: 'developer-pro', section: 'Hero', key: 'F' },
        { templateId: 'portfolio-v6-classic-profile', section: 'Home', key: ' ' },
      ] as const
      for (const { templateId, section, key } of switches) {
        await succeed(switchTemplate, { token, params: { id }, body: { templateId } })
        // As another tab tells of it.
        await page.evaluate((id) => new BroadcastChannel('vitrine-portfolios').postMessage(id), id)
        await expect(
          page.getByRole('navigation', { name: 'Sections to edit' }).getByRole('button', { name: section }),
        ).toBeVisible()
        await page.keyboard.press(key)
      }
      await expect(name).toBeFocused()
      await expect(name).toHaveValue('Mary F S')
      await save()
      await expectSaved()
      const { templateId, content } = await succeed(getPortfolio, { token, params: { id } })
      expect([templateId, content.hero?.name]).toEqual(['portfolio-v6-classic-profile', 'Mary F S'])
    })
  })
})

test('the template’s own colours need no warning, and others say what text becomes where visitors prefer light pages', async ({
  page,
  account,
}) => {
  const draft = await draftOf(account, 'developer-pro')
  await succeed(updatePortfolio, {
    token: account.token,
    params: { id: draft.id },
    body: { design: { primaryColor: '#ffffff', background: 'plain' } },
  })
  const { open, preview } = editor(page)
  await signIn(page, account)
  await open(draft.id)
  await tab(page, 'Design').click()
  const primary = page.getByRole('textbox', { name: 'Primary colour', exact: true })
  await expect(primary).toHaveValue('#ffffff')
  await page.getByRole('button', { name: 'Reset to the template’s design' }).click()
  await expect(page.getByText('Text in this colour has a contrast of')).toHaveCount(0)

  await expect(page.getByText('visitors see Graphite, or Paper where they prefer light pages')).toBeVisible()
  await primary.fill('#ffee88')
  const said = page.getByText(/^On Paper, for visitors who prefer light pages, text uses\s+#[0-9A-F]{6}\.$/)
  await expect(said).toBeVisible()
  const color = /#[0-9A-F]{6}/.exec(await said.innerText())?.[0]
  await page.emulateMedia({ colorScheme: 'light' })
  await expect
    .poll(() =>
      preview
        .locator(':root')
        .evaluate((root) => getComputedStyle(root).getPropertyValue('--primary-text').toUpperCase()),
    )
    .toBe(color)

  await page.getByRole('radio', { name: 'Midnight' }).check({ force: true })
  await expect(said).toBeHidden()
})
