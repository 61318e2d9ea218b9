/** What is served at an address that is no page: a picture, a list for search engines, or the way to another address. */
export type FileAnswer = { type: string; cache: string; body: string | Buffer } | { redirect: string }
