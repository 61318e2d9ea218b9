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

/** Somebody else was here in the meantime, which is as good. */
export function unlessChanged(error: unknown): void {
  if (!isCode(error, 412, 404)) throw error
}

export const isCode = (error: unknown, ...codes: number[]) =>
  error instanceof Error && 'code' in error && codes.includes(Number(error.code))
