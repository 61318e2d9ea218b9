/** What every answer of a function says, whatever it is; Hosting says the same of files (firebase.json). */
export const securityHeaders: Record<string, string> = {
  // For answers that are no pages: nothing in them may run, load or be framed. Pages bring a policy of their own.
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
}
