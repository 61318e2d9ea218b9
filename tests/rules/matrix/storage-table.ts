import type { Who } from './actors.ts'

/** The rules for one kind of Storage path. Uploads have a valid permission. */
export interface FolderRow {
  folder: string
  get: Who
  list: Who
  create: Who
  overwrite: Who
  /** Each field of the metadata alone. */
  change: Who
  delete: Who
}

const closed = {
  get: 'nobody',
  list: 'nobody',
  create: 'nobody',
  overwrite: 'nobody',
  change: 'nobody',
  delete: 'nobody',
} as const

export const storageTable: readonly FolderRow[] = [
  { ...closed, folder: 'user-assets/ada/p1/images', get: 'everybody', create: 'verifiedOwner', delete: 'owner' },
  { ...closed, folder: 'user-assets/ada/p1/originals', get: 'owner', create: 'verifiedOwner', delete: 'owner' },
  { ...closed, folder: 'user-assets/ada/p1/private', get: 'owner', create: 'verifiedOwner', delete: 'owner' },
  { ...closed, folder: 'user-assets/ada/p1/widths/a.png', get: 'everybody' },
  { ...closed, folder: 'user-assets/ada/p1/private-widths/a.png' },
  { ...closed, folder: 'user-assets/ada/p1/widths' },
  // What is uploaded here is a picture, which is no file that pages offer.
  { ...closed, folder: 'user-assets/ada/p1/files', get: 'owner', delete: 'owner' },
  { ...closed, folder: 'user-assets/ada/p1/private-files', get: 'owner', delete: 'owner' },
  { ...closed, folder: 'user-assets/ada/p1/others' },
  { ...closed, folder: 'user-assets/ada/p1/Images' },
  { ...closed, folder: 'user-assets/ada/p1' },
  { ...closed, folder: 'user-assets/ada' },
  { ...closed, folder: 'user-assets/ada/p1/images/deeper' },
  { ...closed, folder: 'user-assets' },
  { ...closed, folder: 'elsewhere' },
]

/** Metadata that affects how browsers handle a file. */
export const metadataFields: Record<string, object> = {
  contentType: { contentType: 'text/html' },
  contentDisposition: { contentDisposition: 'inline; filename=x.html' },
  contentEncoding: { contentEncoding: 'gzip' },
  contentLanguage: { contentLanguage: 'en' },
  cacheControl: { cacheControl: 'public, max-age=31536000' },
  customMetadata: { customMetadata: { vitrinePrepared: '1', firebaseStorageDownloadTokens: 'x' } },
}

/** Metadata allowed on upload; the type must be the permitted one. */
export const uploadTypes: Record<string, boolean> = {
  'image/png': true,
  'image/jpeg': true,
  'image/webp': true,
  'image/avif': true,
  'image/gif': true,
  'image/bmp': true,
  'image/x-icon': true,
  'image/svg+xml': false,
  'image/svg': false,
  'image/SVG+xml': false,
  'text/html': false,
  'text/xml': false,
  'application/xhtml+xml': false,
  'application/javascript': false,
  'application/pdf': false,
  'application/octet-stream': false,
  'multipart/x-mixed-replace': false,
  'image/png;text/html': false,
  'image/': false,
}
