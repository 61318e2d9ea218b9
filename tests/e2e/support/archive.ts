import type { Locator, Page } from '@playwright/test'
import { signUpload } from '@vitrine/common/api/portfolios'
import type { UploadKind } from '@vitrine/common/uploads'
import { createArchive } from '../../../web/lib/archive.ts'
import type { TestAccount } from '../../support/accounts.ts'
import { succeed } from '../../support/api.ts'
import { putUpload } from '../../support/put-upload.ts'
import { photo, type TestFile } from './pictures.ts'
import { expect, signIn } from './test.ts'

/** A ZIP as the download of everything writes it; of values that are no bytes their JSON. */
export async function zipOf(files: Record<string, unknown>): Promise<TestFile> {
  const archive = createArchive()
  for (const [path, content] of Object.entries(files)) {
    archive.add(
      path,
      new Uint8Array(content instanceof Buffer ? content : Buffer.from(JSON.stringify(content))),
      !(content instanceof Buffer),
    )
  }
  return {
    name: 'vitrine-2026-11-22.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(await new Blob(archive.finish()).arrayBuffer()),
  }
}

/** A portfolio with pictures, as files of a download. */
export async function archived(
  id: string,
  name: string,
  pictures: readonly string[] = [],
): Promise<Record<string, unknown>> {
  const projects = pictures.map((file) => ({ title: file, imagePath: `user-assets/somebody/${id}/images/${file}` }))
  const files = await Promise.all(
    pictures.map(
      async (file): Promise<[string, Buffer]> => [`pictures/${id}/images/${file}`, (await photo(file)).buffer],
    ),
  )
  return {
    [`portfolios/${id}.json`]: {
      id,
      name,
      templateId: 'developer-pro',
      content: { hero: { name }, projects },
      design: {},
      layout: { hidden: [] },
      revision: 4,
    },
    ...Object.fromEntries(files),
  }
}

/** Uploads a photograph as the editor does. Gives its path. */
export async function uploaded(
  { token }: TestAccount,
  id: string,
  fileName: string,
  kind: UploadKind,
): Promise<string> {
  const { buffer, mimeType: contentType } = await photo(fileName)
  const { path } = await succeed(signUpload, {
    token,
    params: { id },
    body: { fileName, contentType, size: buffer.length, kind },
  })
  expect(await putUpload(path, buffer, { contentType }, token)).toBe(200)
  return path
}

/** The section of the account page that brings archives in. */
export async function openImport(
  page: Page,
  account: TestAccount,
): Promise<{ section: Locator; choose: (file: TestFile) => Promise<void> }> {
  await signIn(page, account)
  await page.goto('/account')
  const section = page.getByRole('region', { name: 'Import an archive' })
  return {
    section,
    choose: (file) => section.getByLabel('Choose a downloaded ZIP, or drop it here').setInputFiles(file),
  }
}
