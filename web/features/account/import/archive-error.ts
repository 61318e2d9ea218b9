/** A file that cannot be brought in, and why, in words for its owner. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError'
}
