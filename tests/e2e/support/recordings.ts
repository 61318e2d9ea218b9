import type { Page } from '@playwright/test'
import type { TestFile } from './pictures.ts'

/** A short film of moving colours, as the browser itself records one. The page has to be open at any address. */
export async function film(page: Page, name: string, { width = 320, height = 180 } = {}): Promise<TestFile> {
  const data = await page.evaluate(
    async (size) => {
      const canvas = Object.assign(document.createElement('canvas'), size)
      const context = canvas.getContext('2d')
      const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm' })
      const parts: Blob[] = []
      recorder.addEventListener('dataavailable', (event) => parts.push(event.data))
      const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
      recorder.start()
      for (let frame = 0; frame < 20; frame++) {
        await new Promise(requestAnimationFrame)
        if (!context) continue
        context.fillStyle = `hsl(${200 + frame * 4} 60% 45%)`
        context.fillRect(0, 0, size.width, size.height)
        context.fillStyle = '#fff'
        context.fillRect(frame * 8, size.height / 3, size.width / 4, size.height / 3)
      }
      recorder.stop()
      await stopped
      const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    },
    { width, height },
  )
  return { name, mimeType: 'video/webm', buffer: Buffer.from(data, 'base64') }
}

/** Captions as most programs write them. */
export const subRip: TestFile = {
  name: 'ferry.srt',
  mimeType: 'application/x-subrip',
  buffer: Buffer.from('1\r\n00:00:00,000 --> 00:00:02,000\r\nThe ferry leaves.\r\n'),
}

/** The beginning of a document. */
export const pdf: TestFile = {
  name: 'Thesis.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n% Ferries of the north\n%%EOF\n'),
}
