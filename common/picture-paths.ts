/**
 * Paths of pictures and files in Storage. An upload is at user-assets/{uid}/{portfolioId}/images/{file} (specification 2, section 7),
 * its resized files at user-assets/{uid}/{portfolioId}/widths/{file}/{width}.{format}. Of private items they are in the folders
 * `private` and `private-widths`, which nobody may read. A picture keeps its file name when it moves from one to the other. Video,
 * audio, captions and documents are in `files` and `private-files` in the same way, and nothing is made of them.
 */

export interface UploadPath<Kind extends ShownKind = ShownKind> {
  uid: string
  portfolioId: string
  kind: Kind
  file: string
}

/** The kinds of pictures that pages show, and where their resized files are. */
const widthsFolders = { images: 'widths', private: 'private-widths' } as const
export type PictureKind = keyof typeof widthsFolders

/** The kinds of uploads that pages show, each with the other one for what is private, or public again. */
const twins = { images: 'private', private: 'images', files: 'private-files', 'private-files': 'files' } as const
export type ShownKind = keyof typeof twins

/** Whether only private links show uploads of a kind. */
export const isHiddenKind = (kind: ShownKind): boolean => kind === 'private' || kind === 'private-files'

export const isPictureUpload = (upload: UploadPath): upload is UploadPath<PictureKind> => upload.kind in widthsFolders

export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** In CSS pixels of a phone, twice that, and a large window; none is wider than the original. */
const PICTURE_WIDTHS = [480, 960, 1600]

/**
 * The widths of a picture: its own, up to a maximum, and the standard ones that are enough smaller to be worth a file.
 */
export function widthsOf(own: number): number[] {
  const smaller = PICTURE_WIDTHS.filter((width) => width < own * 0.9)
  const widest = Math.min(own, ...PICTURE_WIDTHS.slice(-1))
  return [...new Set([...smaller, widest])]
}

const originalPattern = /^user-assets\/[^/]+\/[A-Za-z0-9_-]{1,128}\/originals\/[A-Za-z0-9._-]{1,200}$/
const uploadPattern =
  /^user-assets\/([^/]+)\/([A-Za-z0-9_-]{1,128})\/(images|private|files|private-files)\/([A-Za-z0-9._-]{1,200})$/

/** The parts of an upload's path that pages can show, or null for any other path. */
export function readUploadPath(path: string): UploadPath | null {
  const [, uid, portfolioId, kind, file] = uploadPattern.exec(path) ?? []
  return uid && portfolioId && kind && file ? { uid, portfolioId, kind: kind as ShownKind, file } : null
}

/** The same of a picture alone. */
export function readPicturePath(path: string): UploadPath<PictureKind> | null {
  const upload = readUploadPath(path)
  return upload && isPictureUpload(upload) ? upload : null
}

export const uploadPath = ({ uid, portfolioId, kind, file }: UploadPath) =>
  `user-assets/${uid}/${portfolioId}/${kind}/${file}`

/** The same upload where it is once it is private, or public again. */
export const twinIn = (upload: UploadPath): UploadPath => ({ ...upload, kind: twins[upload.kind] })

/** Where it is if it is not here. */
export const twinOf = (upload: UploadPath): string => uploadPath(twinIn(upload))

/** Where an upload is that only private links show, or that everybody sees. */
export const movedTo = (upload: UploadPath, hidden: boolean): string =>
  isHiddenKind(upload.kind) === hidden ? uploadPath(upload) : twinOf(upload)

/** Whether a path is the original of a cropped picture; pages never show it. */
export const isOriginalPath = (path: string): boolean => originalPattern.test(path)

/** Whether a path is that of a video, a document … */
export function isFilePath(path: string): boolean {
  const upload = readUploadPath(path)
  return upload !== null && !isPictureUpload(upload)
}

/** Whether a path is a file that an account uploaded itself. */
export const isUploadedPath = (path: string): boolean => readUploadPath(path) !== null || isOriginalPath(path)

/** What its owner called a file: without the moment of the upload, which comes before it. */
export const fileNameOf = (path: string): string => path.replace(/^.*\//, '').replace(/^\d{13}-(?=.)/, '')

/** The folder of an upload's resized files, with a trailing slash. */
export const widthsFolder = ({ uid, portfolioId, kind, file }: UploadPath<PictureKind>) =>
  `user-assets/${uid}/${portfolioId}/${widthsFolders[kind]}/${file}/`

export const widthPath = (upload: UploadPath<PictureKind>, width: number, format: PictureFormat) =>
  `${widthsFolder(upload)}${width}.${format}`

/** The examples' pictures ship with the app: /examples/{template}/{name}.webp, with their widths beside them. */
export const exampleWidthPath = (path: string, width: number) => path.replace(/\.webp$/, `-${width}.avif`)
