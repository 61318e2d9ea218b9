import { createHash } from 'node:crypto'

/** How a Content-Security-Policy names inline code. */
export const policyHash = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
