import { pageHeaders, type PageNeeds } from '../headers.ts'
import type { HtmlDocument } from '../document.tsx'

/** Of every answer at a private link, also of one that there is not: no cache keeps it, no engine lists it, no other site learns of it. */
export const privateHeaders: Record<string, string> = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
}

export const privatePageHeaders = (page: HtmlDocument & PageNeeds): Record<string, string> => ({
  ...pageHeaders(page),
  ...privateHeaders,
})
