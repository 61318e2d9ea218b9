import type { exportAccount, ExportedPicture } from '@vitrine/common/api/account'
import type { OutputOf } from '@vitrine/common/api/endpoint'
import { createArchive } from '../../../lib/archive.ts'

export interface ExportSources {
  page: (cursor: string | undefined, signal: AbortSignal) => Promise<OutputOf<typeof exportAccount>>
  /** Null for one that is not there any more. */
  picture: (picture: ExportedPicture, signal: AbortSignal) => Promise<Uint8Array<ArrayBuffer> | null>
}

export interface ExportProgress {
  files: number
  pictures: number
  /** How many pictures there are; null until everything else is there. */
  allPictures: number | null
}

export interface ExportRun {
  /** Gives the archives, usually one. After a failure it can be called again and goes on where it stopped. */
  run: (onProgress: (progress: ExportProgress) => void, signal: AbortSignal) => Promise<Blob[]>
}

/** Collects everything that an account has into an archive. */
export function createExportRun(sources: ExportSources, archive = createArchive()): ExportRun {
  const pictures: ExportedPicture[] = []
  const missing: string[] = []
  let cursor: string | null | undefined
  let files = 0
  let fetched = 0

  const addText = (path: string, text: string) => archive.add(path, new TextEncoder().encode(text), true)
  const addJson = (path: string, data: unknown) => addText(path, JSON.stringify(data, null, 2))

  async function collectPage(signal: AbortSignal): Promise<void> {
    const page = await sources.page(cursor ?? undefined, signal)
    for (const { path, data } of page.files) {
      if (typeof data === 'string') addText(path, data)
      else addJson(path, data)
    }
    files += page.files.length
    pictures.push(...page.pictures)
    cursor = page.nextCursor
  }

  async function collectPicture(picture: ExportedPicture, signal: AbortSignal): Promise<void> {
    const bytes = await sources.picture(picture, signal)
    if (bytes) archive.add(picture.path, bytes, false)
    else missing.push(picture.path)
    fetched += 1
  }

  return {
    async run(onProgress, signal) {
      const report = () =>
        onProgress({ files, pictures: fetched, allPictures: cursor === null ? pictures.length : null })
      for (report(); cursor !== null; report()) await collectPage(signal)
      for (const picture of pictures.slice(fetched)) {
        await collectPicture(picture, signal)
        report()
      }
      if (missing.length > 0) addJson('missing-pictures.json', missing)
      return archive.finish()
    },
  }
}
