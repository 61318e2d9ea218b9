import { updatePortfolio } from '@vitrine/common/api/portfolios'
import { keepVersion } from '@vitrine/common/api/versions'
import { adminBucket, preparedUpload } from '../support/admin.ts'
import { succeed } from '../support/api.ts'
import { editor } from './support/editor.ts'
import { photo } from './support/pictures.ts'
import { draftOf } from './support/portfolio.ts'
import { expect, signIn, test } from './support/test.ts'

// What a browser says of a picture whose file is not there.
test.use({ expectedErrors: ['404 (Not Found)'] })

test('a version with a deleted picture warns before restoring, and its field does afterwards', async ({
  page,
  account,
}) => {
  const { token, uid } = account
  const draft = await draftOf(account, 'developer-pro')
  const params = { id: draft.id }
  const path = `user-assets/${uid}/${draft.id}/images/1790000000000-me.jpg`
  const { buffer, mimeType } = await photo('me.jpg')
  // Prepared already: what prepares it would write it once more, after it was deleted here.
  await adminBucket()
    .file(path)
    .save(buffer, { ...preparedUpload, contentType: mimeType })
  const { hero } = draft.content
  await succeed(updatePortfolio, {
    token,
    params,
    body: { content: { ...draft.content, hero: { ...hero, profileImagePath: path, profileImageAlt: 'Me' } } },
  })
  await succeed(keepVersion, { token, params, body: { label: 'With me' } })
  await succeed(updatePortfolio, { token, params, body: { content: draft.content } })
  await adminBucket().file(path).delete()

  await signIn(page, account)
  await editor(page).open(draft.id)
  await editor(page).openTool('Versions')
  const dialog = page.getByRole('dialog', { name: /^Versions?$/ })
  await dialog.getByRole('button', { name: /With me/ }).press('Enter')
  await expect(dialog.getByRole('status')).toHaveText(
    'One picture in this version was deleted permanently and can’t be restored.',
  )
  await dialog.getByRole('button', { name: 'Restore this version' }).press('Enter')
  await expect(dialog).toBeHidden()
  const portrait = page.getByRole('group', { name: 'Portrait', exact: true })
  await expect(portrait.getByRole('status')).toHaveText(/^This picture’s file was deleted/)
  await expect(portrait.getByRole('button', { name: 'Replace Portrait' })).toBeEnabled()
  await portrait.getByRole('button', { name: 'Remove Portrait' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(portrait.getByRole('button', { name: /^Choose a picture, or/ })).toBeVisible()
})
