import base from './playwright.config.ts'
export default { ...base, workers: 1, timeout: 300_000, expect: { timeout: 60_000 } }
