/** Limits of browser, server and rules. storage.rules repeats UPLOAD_MAX_BYTES; a test compares them. */

/** Content of one portfolio as JSON, well below the 1 MiB that Firestore allows a document. */
export const CONTENT_MAX_BYTES = 768 * 1024
/** A whole request body; larger than the content, so that the content's own limit gives the error. */
export const REQUEST_MAX_BYTES = 1024 * 1024
export const UPLOAD_MAX_BYTES = 25 * 1024 * 1024
/** What the function that prepares pictures has memory for. */
export const UPLOAD_MAX_MEGAPIXELS = 60
/** A camera of “60 megapixels” makes pictures of 9504 × 6336, which is a little more: rounded, as its maker does. */
export const UPLOAD_MAX_PIXELS = (UPLOAD_MAX_MEGAPIXELS + 0.5) * 1_000_000 - 1
/** Pictures that are dropped or chosen at once. */
export const BATCH_MAX_FILES = 300
/** A video or an audio file. */
export const FILE_MAX_BYTES = 100 * 1024 * 1024
/** A document that visitors download: with the Pro plan, and with the free one. */
export const DOCUMENT_MAX_BYTES = 25 * 1024 * 1024
export const DOCUMENT_FREE_MAX_BYTES = 10 * 1024 * 1024
/** Captions of hours have a tenth of it. */
export const CAPTIONS_MAX_BYTES = 1024 * 1024
/** All pictures and files of an account together: uploads, originals, copies and what is made of them. */
export const ACCOUNT_UPLOADS_MAX_BYTES = 500 * 1024 * 1024
/** All uploads of an account, by number. */
export const ACCOUNT_UPLOADS_MAX_FILES = 5_000
/** Pictures that a full account can upload at once: bounds what is read to find out whether there is room. */
export const OPEN_UPLOADS_MAX = 500
/** How long an upload permission is valid. */
export const UPLOAD_PERMISSION_MS = 15 * 60_000
export const PATCH_MAX_OPS = 1000
/** Entries of any list of the content. */
export const LIST_MAX_ITEMS = 500
/** Texts of one language of a document; more than any portfolio has. */
export const TRANSLATED_TEXTS_MAX = 5_000
export const NAME_MAX_LENGTH = 120
export const REVIEW_MAX_LENGTH = 500
export const VERSION_LABEL_MAX_LENGTH = 80
/** The least time between versions while somebody edits. */
export const VERSION_INTERVAL_MINUTES = 10
/** How long a version is kept that was neither published nor named. */
export const VERSION_DAYS = 90
/** Publications of a published portfolio that stay, whether or not they have a name. */
export const KEPT_PUBLICATIONS = 10
/** Changes that are chosen to be published; more differences than a person makes. */
export const PUBLISH_MAX_PATHS = 5_000
export const CHANGE_PATH_MAX_LENGTH = 300
/** Versions that have no name, of all portfolios of an account; the oldest give way. */
export const VERSIONS_PER_ACCOUNT = 1_000
/** Versions that were given a name, which stay until it is taken away. */
export const NAMED_VERSIONS_PER_ACCOUNT = 100
/** Portfolios of an account, those that can be restored included. */
export const PORTFOLIOS_PER_ACCOUNT = 500
/** As long as its address is not verified. */
export const PORTFOLIOS_UNVERIFIED = 3
/** What visitors of all pages of an account have written, until the owner deletes it. */
export const MESSAGES_PER_ACCOUNT = 10_000
export const SUBSCRIBERS_PER_ACCOUNT = 20_000
/** Private links, whether they are open or ended, until their owner deletes them. */
export const PRIVATE_LINKS_PER_ACCOUNT = 500
export const LINK_LABEL_MAX_LENGTH = 80
export const LINK_GREETING_MAX_LENGTH = 1_000
/** How long a private link is open unless its owner says otherwise, and how long it can be at most. */
export const LINK_DAYS = 30
export const LINK_MAX_DAYS = 365
/** How long a review link is open unless its owner says otherwise. */
export const REVIEW_LINK_DAYS = 14
/** What reviewers write, until its owner deletes it or the link. */
export const COMMENTS_PER_LINK = 200
export const COMMENTS_PER_ACCOUNT = 1_000
export const COMMENT_MAX_LENGTH = 2_000
export const COMMENT_NAME_MAX_LENGTH = 80
export const ANSWERS_PER_COMMENT = 20
export const LINK_PASSWORD_MIN_LENGTH = 8
export const LINK_PASSWORD_MAX_LENGTH = 128
/** Sessions at the payment provider, whatever became of them. */
export const CHECKOUTS_PER_ACCOUNT = 1_000
/** Case studies and articles of a portfolio. */
export const PAGES_PER_PORTFOLIO = 100
/** As long as the account's address is not verified. */
export const PAGES_UNVERIFIED = 10
/** Deleted ones of a portfolio that can be restored. */
export const DELETED_PAGES_PER_PORTFOLIO = 100
/** Of all portfolios of an account, those that can be restored included. */
export const PAGES_PER_ACCOUNT = 1_000
export const BLOCKS_PER_PAGE = 60
/** Content of one page as JSON. */
export const PAGE_MAX_BYTES = 256 * 1024
export const SLUG_MAX_LENGTH = 80
/** How long the old address of a page leads on. */
export const SLUG_REDIRECT_DAYS = 365
/** How long a deleted portfolio, or a deleted page of one, can be restored. */
export const RESTORABLE_DAYS = 30

export const pageTooLargeMessage = `This page is larger than ${PAGE_MAX_BYTES / 1024} KB. Nothing was changed; shorten a text or remove a block and save again.`
export const contentTooLargeMessage = `This portfolio’s content is larger than ${CONTENT_MAX_BYTES / 1024} KB. Nothing was changed; shorten a text or remove an entry and save again.`

export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length
}
