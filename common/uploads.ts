/**
 * What is stored of a picture. `images` are what pages show, for everyone to read. `originals` are what a cropped
 * picture was made from, so that the crop can be changed later; only their owner can read them.
 */
export const uploadKinds = ['images', 'originals'] as const
export type UploadKind = (typeof uploadKinds)[number]

/** The folder of all uploads, in which each account has its own. */
export const UPLOADS_ROOT = 'user-assets/'

/** Where an account’s uploads are: user-assets/{uid}/{portfolioId}/{kind}/{timestamp}-{safe name}. */
export const uploadsFolder = (uid: string) => `${UPLOADS_ROOT}${uid}/`

/** The picture types that browsers show and that the server can write again, so that nothing but a picture is left of them. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const
export type PictureType = (typeof pictureTypes)[number]

export const isPictureType = (type: string): type is PictureType => (pictureTypes as readonly string[]).includes(type)
