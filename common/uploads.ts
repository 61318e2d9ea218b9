/**
 * Kinds of uploads. `images` are shown on pages and public. `originals` are the sources of cropped pictures, so that a crop can
 * be changed later; only their owner can read them.
 */
export const uploadKinds = ['images', 'originals'] as const
export type UploadKind = (typeof uploadKinds)[number]

/** The folder of all uploads, in which each account has its own. */
export const UPLOADS_ROOT = 'user-assets/'

/** An upload's path: user-assets/{uid}/{portfolioId}/{kind}/{timestamp}-{safe name}. */
export const uploadsFolder = (uid: string) => `${UPLOADS_ROOT}${uid}/`

/** Picture types that browsers show and the server can re-encode. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const
export type PictureType = (typeof pictureTypes)[number]

export const isPictureType = (type: string): type is PictureType => (pictureTypes as readonly string[]).includes(type)
