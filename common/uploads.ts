/**
 * Kinds of uploads. `images` are shown on pages and public. `private` are those of private items: visitors get them from the
 * function `site`, with a private link. `originals` are the sources of cropped pictures, so that a crop can be changed later.
 * `files` and `private-files` are the same for video, audio, captions and documents (file-types.ts). Only their owner can read
 * `originals` and what is private.
 */
export const uploadKinds = ['images', 'originals', 'private', 'files', 'private-files'] as const
export type UploadKind = (typeof uploadKinds)[number]

/** The folder of all uploads, in which each account has its own. */
export const UPLOADS_ROOT = 'user-assets/'

/** An upload's path: user-assets/{uid}/{portfolioId}/{kind}/{timestamp}-{safe name}. */
export const uploadsFolder = (uid: string) => `${UPLOADS_ROOT}${uid}/`

/** Picture types that browsers show and the server can re-encode. */
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const
export type PictureType = (typeof pictureTypes)[number]

export const isPictureType = (type: string): type is PictureType => (pictureTypes as readonly string[]).includes(type)
