import { bucketName } from '../../local/seed/admin.ts'
import { addresses } from './env.ts'

/** Uploads to Storage as a browser does, with any metadata, and returns the status. */
export async function putUpload(path: string, body: Buffer, metadata: object, token: string): Promise<number> {
  const boundary = 'part-of-an-upload'
  const head = `--${boundary}\r\nContent-Type: application/json\r\n\r\n${JSON.stringify({ name: path, ...metadata })}\r\n--${boundary}\r\nContent-Type: application/octet-stream\r\n\r\n`
  const response = await fetch(`${addresses.storage}/v0/b/${bucketName}/o?name=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers: {
      Authorization: `Firebase ${token}`,
      'X-Goog-Upload-Protocol': 'multipart',
      'Content-Type': `multipart/related; boundary=${boundary}`,
    },
    body: Buffer.concat([Buffer.from(head), body, Buffer.from(`\r\n--${boundary}--`)]),
  })
  await response.arrayBuffer()
  return response.status
}
