import { UrlControl } from '../url/control.tsx'

/** The value of a file is its address. */
export const FileControl = UrlControl
