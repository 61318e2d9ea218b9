import type { Page } from '@playwright/test'
import { Timestamp } from 'firebase-admin/firestore'
import { recordClick, recordView } from '@vitrine/common/api/analytics'
import { createPage } from '@vitrine/common/api/pages'
import { deletePortfolio, updatePortfolio } from '@vitrine/common/api/portfolios'
import { listReviews } from '@vitrine/common/api/templates'
import { keepVersion } from '@vitrine/common/api/versions'
import type { ValueField } from '@vitrine/common/fields/field'
import { fillFields } from '@vitrine/common/fields/fill'
import { sampleValue } from '@vitrine/common/fields/kinds'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { slugMessages } from '@vitrine/common/portfolio/pages/slug'
import { analyticsPath, appRoutes, editorPagesPath, editorPath, pageEditorPath } from '@vitrine/common/routes'
import { catalogue as templates } from '@vitrine/templates/catalogue'
import { sessionOf, type TestAccount } from '../support/accounts.ts'
import { adminAuth, adminFirestore } from '../support/admin.ts'
import { succeed } from '../support/api.ts'
import { linkTo, visit } from '../support/private-links.ts'
import { clickOf, viewOf } from '../support/visits.ts'
import { wholePage } from '../support/written-content.ts'
import { leaveLinksOpen } from './support/editor.ts'
import { photo, renamedProgram } from './support/pictures.ts'
import { draftOf, publishedOf } from './support/portfolio.ts'
import { heard, pseudoLook, say, speakPseudo } from './support/pseudo-language.ts'
import { expect, signIn, test } from './support/test.ts'

test.use({
  locale: 'de-DE',
  autosave: false,
  expectedErrors: ['400 (Bad Request)', '404 (Not Found)', '409 (Conflict)', '412 (Precondition Failed)'],
})

/* All that the accounts of these tests have written themselves is in Greek, or numbers. */

const content: PortfolioContent = {
  hero: { name: 'Ωμέγα', title: 'Ωδή', intro: 'Ωδή 1' },
  gallery: {
    images: [1, 2].map((n) => ({ itemId: `${n}`, caption: `Ωδή ${n}`, src: '/examples/minimalist-designer/01.webp' })),
  },
  contact: { email: '1@example.com' },
}

const resume = {
  basics: { name: 'Ωμέγα', label: 'Ωδή', summary: 'Ωδή' },
  work: [{ name: 'Ωδή', position: 'Ωδή', startDate: '2020-01-01', highlights: ['Ωδή'] }],
  interests: [{ name: 'Ωδή' }],
}

/** What a field of each kind holds. */
function sampleOf(field: ValueField): unknown {
  if (field.type === 'image') return '/examples/minimalist-designer/01.webp'
  if (field.type === 'select') return field.options.at(-1)?.value
  if (field.type === 'boolean') return true
  return sampleValue(field, 'Ωδή')
}

/** Gives an account a name in Greek and the Pro plan. */
const makePro = ({ uid }: TestAccount) =>
  adminFirestore().doc(`users/${uid}`).update({ name: 'Ωμέγα', subscription_level: 'pro' })

/** What visitors and payments leave with an account. */
async function fillAccount({ uid }: TestAccount, { id, username }: { id: string; username: string }): Promise<void> {
  const page = { portfolioId: id, username }
  await succeed(recordView, { body: viewOf(page, undefined, { referrer: 'https://12.example/' }) })
  await succeed(recordClick, { body: clickOf(page, 'https://34.example/', undefined, { label: 'Ωδή' }) })
  const createdAt = Timestamp.now()
  const received = { createdAt, ownerId: uid, mailedAt: createdAt }
  const store = adminFirestore()
  const batch = store.batch()
  const message = { ...received, name: 'Ωδή', message: '123', email: '1@example.com' }
  for (const read of [true, false]) batch.set(store.doc(`portfolios/${id}/messages/${read}`), { ...message, read })
  for (const confirmedAt of [createdAt, null])
    batch.set(store.doc(`portfolios/${id}/subscribers/${confirmedAt === null}`), {
      ...received,
      email: '2@example.com',
      confirmedAt,
      token: '1',
    })
  const metadata = {
    type: 'template_purchase',
    templateId: 'creative-studio',
    templateName: 'Creative Studio',
    state: 'paid',
    amountRefunded: 500,
  }
  const payment = { created: 0, amount: 1900, currency: 'usd', prices: [], items: [], status: 'succeeded', metadata }
  batch.set(store.doc(`customers/${uid}/payments/1`), payment)
  await batch.commit()
}

/** Goes to another screen as a link of the app does. */
const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

const partsOf = (page: Page) => {
  const dialog = page.getByRole('dialog')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const settled = () => expect(page.locator('[aria-busy=true], .animate-pulse')).toHaveCount(0)
  return {
    dialog,
    button,
    field: (name: string) => page.getByLabel(name, { exact: true }),
    settled,
    heading: (name: string) => expect(page.getByRole('heading', { name, exact: true })).toBeVisible(),
    tab: (name: string) => page.getByRole('tab', { name, exact: true }).click(),
    choose: (name: string) => page.getByRole('menuitem', { name }).click(),
    escape: () => page.keyboard.press('Escape'),
    save: () => page.keyboard.press('Control+s'),
    /** Some dialogs are loaded when they are first asked for. */
    opened: async () => {
      await expect(dialog.or(page.getByRole('alertdialog')).first()).toBeVisible()
      await settled()
    },
    close: async () => {
      await expect(dialog).toBeVisible()
      // The first may close what is open in the dialog.
      await expect(async () => {
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden({ timeout: 2_000 })
      }).toPass()
    },
    openTool: async (name: string) => {
      await button(say('More tools')).click()
      await page.getByRole('menuitem', { name }).click()
      await expect(dialog).toBeVisible()
      await settled()
    },
    /** On a phone form and preview are two tabs. */
    onPhone: async (name: string) => {
      await page.setViewportSize({ width: 390, height: 800 })
      await page.getByRole('tab', { name, exact: true }).click()
    },
  }
}

test('from the sign-in screen to the dashboard, nothing is in English or cut off', async ({ page }) => {
  test.slow()
  const email = `12-${process.pid}-${Date.now()}@example.com`
  const password = 'Correct-horse-1'
  // The server adds “(copy)” to what somebody wrote.
  const own = ['DELETE', '(copy)']
  const look = pseudoLook(page, own)
  const { dialog, button, field, settled, opened, heading, tab, choose, escape } = partsOf(page)
  await speakPseudo(page)
  await leaveLinksOpen(page)

  // The sign-in screens begin as HTML in real languages: the app comes to them from another screen.
  await page.goto(appRoutes.resetPassword)
  await button(say('Send reset link')).click()
  await look('reset password')
  await field(say('Email')).fill(email)
  await button(say('Send reset link')).click()
  await expect(
    page.getByText(say('If there’s an account with this address, we’ve sent it a link to set a new password.')),
  ).toBeVisible()
  await look('reset password, sent')
  await page.getByRole('link', { name: say('Back to sign in') }).click()
  await heading(say('Sign in'))
  await button(say('Sign in')).click()
  await expect(page.getByText(say('Please enter your password.'))).toBeVisible()
  await look('sign-in')
  await field(say('Email')).fill(email)
  await field(say('Password')).fill(password)
  await button(say('Sign in')).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await look('sign-in, refused')
  for (const [path, name] of [
    [appRoutes.authAction, say('Your link')],
    ['/no/such', say('This page doesn’t exist')],
    [appRoutes.paymentSuccess, say('Almost done')],
    [appRoutes.preview, say('Preview')],
    [appRoutes.store, say('Templates')],
  ] as const) {
    await go(page, path)
    await heading(name)
    await settled()
    await look(path)
  }

  await go(page, appRoutes.signup)
  await field(say('Full name')).fill('Ωμέγα')
  await field(say('Email')).fill(email)
  await field(say('Password')).fill(password)
  await field(say('Confirm password')).fill('1')
  await look('sign-up')
  await field(say('Confirm password')).fill(password)
  await button(say('Create account')).click()
  await button(say('I’ve Verified My Email')).click()
  await expect(
    page.getByText(say('Email not verified yet. Please check your email and click the verification link.')),
  ).toBeVisible()
  await look('verify')
  const { uid } = await adminAuth().getUserByEmail(email)
  await adminAuth().updateUser(uid, { emailVerified: true })
  await button(say('I’ve Verified My Email')).click()
  await expect(page).toHaveURL(appRoutes.onboarding)
  await look('onboarding')
  await button(say('Continue')).click()
  await expect(page.getByRole('radio').nth(5)).toBeAttached()
  await look('onboarding, templates')
  await button(say('Continue')).click()
  await field(say('Username')).fill('1')
  await look('onboarding, username')
  await button(say('Go to Dashboard')).click()
  await heading(say('No portfolios yet'))
  await settled()
  await look('dashboard without portfolios')

  const { idToken: token } = await sessionOf({ email, password })
  const account = { uid, email, password, token }
  const live = await publishedOf(account, { name: 'Ωμέγα 1', content })
  const premium = await draftOf(account, 'creative-studio', 'Ωμέγα 2')
  await succeed(updatePortfolio, { token, params: { id: premium.id }, body: { content } })
  const deleted = await draftOf(account, 'creative-studio', 'Ωμέγα 3')
  await succeed(deletePortfolio, { token, params: { id: deleted.id } })
  await fillAccount(account, live)
  own.push(live.username)
  const more = (name: string) => button(say('More for {name}', { name }))

  await go(page, appRoutes.account)
  await expect(page.getByText('19 $')).toBeVisible()
  await button(say('Change email')).click()
  await button(say('Send a link to it')).click()
  await field(say('New password')).fill('1')
  await field(say('Confirm new password')).fill('2')
  await page.getByRole('textbox', { name: say('Name'), exact: true }).fill(' ')
  await button(say('Save name')).click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '1.zip', mimeType: 'application/zip', buffer: Buffer.from('1') })
  await expect(page.getByText(say('“{name}” isn’t a ZIP.', { name: '1.zip' }))).toBeVisible()
  await look('account')
  await button(say('Delete my account')).click()
  await opened()
  await look('delete the account')
  await escape()
  await go(page, appRoutes.payment)
  await expect(button(say('Upgrade to Pro'))).toBeVisible()
  await look('plans')

  await go(page, appRoutes.messages)
  await page.getByRole('button', { name: 'Ωδή' }).first().click()
  await look('messages')
  await button(say('Delete')).click()
  await opened()
  await look('delete a message')
  await escape()
  await tab(say('Subscribers'))
  await button(say('Remove {name}', { name: '2@example.com' }))
    .first()
    .click()
  await opened()
  await look('subscribers')
  await escape()

  await go(page, appRoutes.chooser)
  await expect(page.getByRole('button', { name: say('Use This Template') }).first()).toBeVisible()
  await look('template chooser')
  await go(page, appRoutes.store)
  const favourites = page.getByRole('link', { name: say('Favourites'), exact: true })
  await favourites.click()
  await heading(say('No favourites yet'))
  await look('favourites')
  await favourites.click()
  await page.getByRole('link', { name: say('List'), exact: true }).click()
  const { reviews } = await succeed(listReviews, { params: { id: 'minimalist-designer' } })
  own.push(...reviews.flatMap(({ author, text }) => [author, text]))
  await page.locator('a[href$="minimalist-designer#reviews"]').click()
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  await look('reviews')
  await escape()
  await page.getByRole('searchbox').fill('1234')
  await heading(say('No templates found'))
  await look('store, nothing found')

  await go(page, analyticsPath(live.id))
  await page.getByText(say('Show the numbers as a table')).click()
  await page.getByText(say('Public link to these analytics')).click()
  await expect(button(say('Copy link to the analytics'))).toBeVisible()
  await look('analytics')
  await button('CSV').click()
  await look('analytics, menu')
  await escape()
  const shared = await page.locator('a[href*="/statistics/"]').getAttribute('href')
  await go(page, new URL(shared ?? '').pathname)
  await expect(page.getByText('Ωδή').first()).toBeVisible()
  await look('shared analytics')

  await go(page, appRoutes.dashboard)
  await expect(more('Ωμέγα 1')).toBeVisible()
  await settled()
  await look('dashboard')
  await button(say('Your account')).click()
  await look('account menu')
  await escape()
  await page.getByRole('radio', { name: say('List') }).click()
  await more('Ωμέγα 1').click()
  await look('dashboard, menu')
  await choose(say('More ways to share'))
  await expect(dialog.getByRole('figure')).toBeVisible()
  await settled()
  await look('share')
  await tab(say('Private links'))
  await button(say('New private link')).click()
  await dialog.getByText(say('What I choose')).click()
  await expect(dialog.getByRole('group', { name: say('Sections') })).toBeVisible()
  await button(say('Create link')).click()
  await look('new private link')
  await dialog.getByRole('textbox', { name: say('Name') }).fill('12')
  await dialog.getByText(say('Everything'), { exact: true }).click()
  await button(say('Create link')).click()
  await expect(button(say('Done'))).toBeVisible()
  await look('address of a private link')
  await button(say('Done')).click()
  await button(say('New review link')).click()
  await look('new review link')
  await dialog.getByRole('textbox', { name: say('Name') }).fill('34')
  await button(say('Create link')).click()
  await button(say('Done')).click()
  await more('34').click()
  await look('private links')
  await choose(say('Revoke'))
  await look('revoke a private link')
  await escape()
  await escape()
  for (const item of [say('Rename'), say('Rate this template'), say('Delete')]) {
    await more('Ωμέγα 1').click()
    await choose(item)
    await expect(dialog.or(page.getByRole('alertdialog'))).toBeVisible()
    await settled()
    await look(`dashboard, ${item}`)
    await escape()
  }
  await button(say('Share {name}', { name: 'Ωμέγα 2' })).click()
  await field(say('Username')).fill('12345')
  await expect(dialog.getByRole('status')).not.toBeEmpty()
  await look('username')
  await escape()
  await more('Ωμέγα 2').click()
  await choose(say('Duplicate'))
  await expect(more('Ωμέγα 2 (copy)')).toBeVisible()
  await button(say('Recently deleted ({n})', { n: 1 })).click()
  await expect(button(say('Restore {name}', { name: 'Ωμέγα 3' }))).toBeVisible()
  await look('recently deleted')
  await escape()

  await go(page, editorPath(premium.id))
  await expect(page.getByText(say('Payment Required: {price}', { price: '$19' }))).toBeVisible()
  await button(say('Publish')).click()
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('status')).toHaveCount(0)
  await look('before publishing')
  await button(say('Publish anyway')).click()
  await expect(button(say('Continue to payment'))).toBeVisible()
  await look('payment')
})

test('in the editor of a home page, nothing is in English or cut off', async ({ page, account }) => {
  test.slow()
  const { token } = account
  await makePro(account)
  const live = await publishedOf(account, { name: 'Ωμέγα 1', content })
  const { id } = await draftOf(account, 'business-executive', 'Ωμέγα 2')
  const full = fillFields(templates['business-executive'].metadata, 1, ({ field }) => sampleOf(field))
  await succeed(updatePortfolio, { token, params: { id }, body: { content: full } })
  await succeed(keepVersion, { token, params: { id }, body: { label: '12' } })
  const { path } = await linkTo(account, id, { kind: 'review', label: '34' })
  for (const place of ['', 'hero||hero.name'])
    await visit(`${path}/comments`, { fields: { name: 'Ωδή', text: '56', place } })
  // What the server calls the name that is missing, and what a file calls its own parts.
  const look = pseudoLook(page, ['body.name', 'Interests › Ωδή › Name', live.username])
  const { dialog, button, settled, opened, tab, escape, save, close, openTool, onPhone } = partsOf(page)
  const preview = page.frameLocator('iframe')
  await speakPseudo(page)
  await leaveLinksOpen(page)
  await signIn(page, account)

  await page.goto(editorPath(id))
  await expect(button(say('Show comments'))).toBeVisible()
  await settled()
  await look('editor')
  await onPhone(say('Preview'))
  await look('editor, preview')
  await onPhone(say('Edit'))
  await button(say('Show comments')).click()
  await opened()
  await look('comments')
  await close()
  await page.locator('[data-comments]').first().click()
  await page.locator('input[type=email]').first().fill('1')
  await page.locator('input[type=url]').first().fill('1')
  await page.getByRole('toolbar').first().getByRole('button').last().click()
  await page
    .getByRole('button', { name: new RegExp(`^${say('Add {item}', { item: '.*' })}$`) })
    .first()
    .click()
  await look('editor, written')

  await tab(say('Design'))
  await page.getByLabel(say('Primary colour'), { exact: true }).fill('#fdfdfd')
  await look('design')
  await tab(say('Layout'))
  await page
    .getByRole('button', { name: say('section: add it') })
    .last()
    .click()
  await tab(say('Layout'))
  await page
    .getByRole('button', { name: new RegExp(`^${say('Delete {name}', { name: '.*' })}$`) })
    .last()
    .click()
  await look('layout')

  await tab(say('Settings'))
  await page.getByLabel(say('Custom Domain')).fill('12.example')
  await page.getByLabel(say('Add a language')).selectOption('de')
  await button(say('Save and show its DNS records')).click()
  await expect(page.getByRole('list', { name: say('DNS records') })).toBeVisible()
  const title = page.getByRole('textbox', { name: say('Page Title') })
  await title.fill('')
  await save()
  await expect(page.getByRole('heading', { name: say('Validation / Save Error') })).toBeVisible()
  await look('settings, not saved')
  await title.fill('Ωμέγα 2')
  await button(say('Choose')).click()
  await opened()
  await look('settings, username')
  await close()
  await button(say('Switch template')).click()
  await opened()
  await page.getByRole('radio', { name: 'Classic Profile' }).check()
  await settled()
  await look('switch template')
  await close()
  await button(say('Texts as a file')).click()
  await opened()
  await look('texts as a file')
  await close()
  await page.getByRole('button', { name: say('Translate') }).click()
  await settled()
  await look('translation')
  await page.getByLabel(say('Write in')).selectOption('')

  await button(say('More tools')).click()
  await look('tools')
  await escape()
  await openTool(say('Schedule'))
  await dialog.getByRole('button', { name: say('Schedule') }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await look('schedule, refused')
  await close()
  await openTool(say('Versions'))
  await look('versions')
  await dialog.getByRole('button', { name: say('Kept') }).click()
  await dialog.getByRole('radio', { name: say('What restoring would change') }).check()
  await settled()
  await look('version')
  await close()
  await openTool(say('Check the page'))
  await expect(dialog.getByRole('status')).toHaveCount(0)
  await look('checks')
  await close()
  await openTool(say('Import'))
  const chooseFile = (text: string) =>
    dialog.locator('input').setInputFiles({ name: '1.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await chooseFile('{}')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await look('import, not readable')
  await chooseFile(JSON.stringify(resume))
  await expect(dialog.getByText(say('What to import'))).toBeVisible()
  await look('import')
  await close()
  await openTool(say('Export'))
  await button(say('Download JSON Resume')).click()
  await expect(dialog.getByText(say('Saved. The format has no place for:'))).toBeVisible()
  await look('export')
  await close()
  await openTool(say('Keyboard shortcuts'))
  await look('shortcuts')
  await close()

  await succeed(updatePortfolio, { token, params: { id }, body: { name: 'Ωμέγα 3' } })
  await tab(say('Settings'))
  await title.fill('Ωμέγα 4')
  await save()
  await expect(dialog).toBeVisible()
  await look('conflict')
  await close()
  await page.getByRole('link', { name: say('Back to Dashboard') }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await look('leaving')
  await button(say('Leave without saving')).click()
  await expect(page.getByRole('heading', { name: say('My Portfolios') })).toBeVisible()
  await go(page, editorPath(id))
  await expect(button(say('Restore'))).toBeVisible()
  await look('unsaved changes')

  await go(page, editorPath(live.id))
  await button(say('Unpublish')).click()
  await opened()
  await look('unpublish')
  await escape()
  await page.locator('[data-field="content.hero.title"] input').fill('Ωδή 2')
  await page.locator('[data-field="content.hero.intro"] :is(input, textarea)').fill('Ωδή 3')
  await save()
  await page
    .getByRole('button', { name: say('{n} changes not live', { n: 2 }) })
    .first()
    .click()
  await opened()
  await dialog.getByRole('checkbox').last().uncheck()
  await look('changes')
  await dialog.locator('[data-discard]').first().click()
  await expect(dialog.getByRole('button', { name: say('Undo') })).toBeVisible()
  await look('changes, discarded')
  await close()
  await openTool(say('Schedule'))
  await dialog.getByRole('button', { name: say('Schedule') }).click()
  await expect(dialog.getByRole('button', { name: say('Cancel it: goes live') })).toBeVisible()
  await look('schedule')
  await close()
  await openTool(say('Versions'))
  await dialog.getByRole('radio', { name: say('What was live') }).check()
  await settled()
  await look('what was live')
  await close()

  const pictures = (word: string) => page.getByLabel(new RegExp(`^${word}$`))
  await pictures(say('Choose a picture for {label}', { label: '.*' }))
    .first()
    .setInputFiles(await photo('1.jpg'))
  await expect(dialog).toBeVisible()
  await look('new picture')
  await button(say('Crop')).click()
  await expect(page.locator('.ReactCrop__crop-selection')).toBeVisible()
  await look('crop')
  await escape()
  await pictures(say('Choose pictures for {label}', { label: '.*' }))
    .last()
    .setInputFiles([await photo('1.jpg'), await photo('2.jpg'), renamedProgram])
  await expect(page.getByRole('list', { name: say('Not added') })).toBeVisible()
  await look('pictures')
  await preview.getByRole('img').first().click()
  await expect(
    page.getByRole('group', { name: new RegExp(`^${say('Picture: {name}', { name: '.*' })}$`) }),
  ).toBeVisible()
  await look('picture on the page')
})

test('in the editor of a case study, nothing is in English or cut off', async ({ page, account }) => {
  test.slow()
  const { token } = account
  await makePro(account)
  const { id, username } = await publishedOf(account, {
    name: 'Ωμέγα 1',
    content: { ...content, meta: { languages: ['de'] } },
  })
  const blocks = [...(wholePage('Ωδή').blocks ?? []), { itemId: 'last', type: 'text' as const, text: '<p>789</p>' }]
  const study = await succeed(createPage, {
    token,
    params: { id },
    body: { kind: 'study', content: { title: 'Ωδή', blocks } },
  })
  const article = await succeed(createPage, {
    token,
    params: { id },
    body: { kind: 'article', content: { title: 'Ωδή 2', date: '2026-03-04' } },
  })
  const { path } = await linkTo(account, id, { kind: 'review', label: '34' })
  await visit(`${path}/comments/${study.slug}`, { fields: { name: 'Ωδή', text: '56', place: '' } })
  const look = pseudoLook(page, [username, study.slug, article.slug])
  const { dialog, button, settled, opened, heading, choose, escape, save, close, onPhone } = partsOf(page)
  await speakPseudo(page)
  await leaveLinksOpen(page)
  await signIn(page, account)

  await page.goto(pageEditorPath(id, study.id))
  const canvas = page.getByRole('textbox', { name: say('Content of the page') })
  await expect(canvas).toBeVisible()
  await expect(button(say('Show comments'))).toBeVisible()
  await settled()
  await look('page')
  const closed = canvas.locator('[aria-expanded=false]')
  while ((await closed.count()) > 0) await closed.first().click()
  await button(say('Summary, cover, address')).click()
  await page
    .getByRole('textbox', { name: say('Address') })
    .first()
    .fill(article.slug)
  await button(say('Change')).click()
  await expect(page.getByText(heard(slugMessages.taken))).toBeVisible()
  await settled()
  await look('page, all blocks')
  await onPhone(say('Preview'))
  await look('page, preview')
  await onPhone(say('Edit'))
  await button(say('Add block')).click()
  await look('add a block')
  await escape()
  await canvas.getByText('789').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  await expect(page.getByRole('listbox')).toBeVisible()
  await look('add a block by keys')
  await escape()
  await page.keyboard.press('Backspace')
  await save()
  await button(say('Versions')).click()
  await dialog.getByRole('listitem').first().getByRole('button').click()
  await settled()
  await look('version of a page')
  await button(say('All versions')).click()
  await look('versions of a page')
  await close()
  await page
    .getByRole('button', { name: say('{n} changes not live', { n: 2 }) })
    .first()
    .click()
  await opened()
  await look('changes of a page')
  await close()
  await button(say('Show comments')).click()
  await opened()
  await look('comments on a page')
  await close()
  await page.getByLabel(say('Write in')).selectOption('de')
  await settled()
  await look('translation of a page')
  await page.getByLabel(say('Write in')).selectOption('')

  await page.getByRole('link', { name: say('All pages') }).click()
  await button(say('New case study')).click()
  await look('new page')
  await escape()
  await button(say('More for {title}', { title: 'Ωδή 2' })).click()
  await look('pages')
  await choose(say('Delete'))
  await heading(say('Deleted'))
  await look('pages, one deleted')
  const empty = await draftOf(account, undefined, 'Ωμέγα 2')
  await go(page, editorPagesPath(empty.id))
  await heading(say('No pages yet'))
  await look('no pages')
  for (const gone of [pageEditorPath(empty.id, '1'), editorPath('1')]) {
    await go(page, gone)
    await expect(page.getByRole('alert')).toBeVisible()
    await look(gone)
  }
})
