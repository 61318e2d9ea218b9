import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from '../local/chromium.ts'
import { addresses, adminEnvironment, browserUserAgent } from './support/env.ts'

Object.assign(process.env, adminEnvironment)

const launchOptions = {
  executablePath: findChromium(),
  // The name twice: what a page sends when it is left goes out under the browser's, not under the page's.
  args: [...chromiumFlags, `--user-agent=${browserUserAgent}`],
}

export default defineConfig({
  outputDir: '../test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Long enough for a machine that is busy with something else: how fast a screen is, the benches say.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: addresses.hosting,
    userAgent: browserUserAgent,
    launchOptions,
    viewport: { width: 1280, height: 800 },
    // Recording a trace slows every test down; `npm test -- e2e -g "…" --trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // Published pages by themselves, which need no emulators.
    { name: 'pages', testDir: 'pages' },
    {
      name: 'e2e',
      testDir: 'e2e',
      use: {
        // Without motion, of which every frame is drawn and a dialog that still rises slips from under the pointer.
        reducedMotion: 'reduce',
        // The tests of a worker take turns in one context. What they store is cleared in between; the scripts of the app stay cached.
        reuseContext: true,
        // A page lives for seconds here: to optimise its scripts takes longer than they run, a tenth of all that a test computes.
        launchOptions: { ...launchOptions, args: [...launchOptions.args, '--js-flags=--no-opt'] },
      },
    },
  ],
})
