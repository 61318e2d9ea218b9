import * as logger from 'firebase-functions/logger'

/** Structured logs of Cloud Logging; every entry of a request carries its id. */
export function requestLog(requestId: string) {
  const entry = (fields: object) => ({ requestId, ...fields })
  return {
    info: (message: string, fields: object = {}) => logger.info(message, entry(fields)),
    warn: (message: string, fields: object = {}) => logger.warn(message, entry(fields)),
    error: (message: string, error: unknown, fields: object = {}) =>
      logger.error(
        message,
        entry({ ...fields, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
      ),
  }
}
export type Log = ReturnType<typeof requestLog>
