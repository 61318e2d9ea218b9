export type CustomMetadata = Record<string, unknown>

/** What Storage tells of a file that has arrived. */
export interface UploadEvent {
  name: string
  /** In bytes. */
  size?: number | string
  generation: number | string
  contentType?: string
  contentEncoding?: string
  metadata?: CustomMetadata
}

/** A concurrent delivery of the same event has already done the work. */
export function unlessChanged(error: unknown): void {
  if (!isCode(error, 412, 404)) throw error
}

export const isCode = (error: unknown, ...codes: number[]) =>
  error instanceof Error && 'code' in error && codes.includes(Number(error.code))
