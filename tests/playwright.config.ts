import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from '../local/chromium.ts'
import { addresses, adminEnvironment, browserUserAgent } from './support/env.ts'

Object.assign(process.env, adminEnvironment)

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: addresses.hosting,
    userAgent: browserUserAgent,
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
    // Recording a trace slows every test down; `npm test -- e2e -g "…" --trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [{ name: 'desktop', use: { viewport: { width: 1280, height: 800 } } }],
})
