/** Its value is an address. */
export { UrlControl as FileControl } from '../url/control.tsx'
