import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { arial } from '@vitrine/templates/fonts'
import { Problem } from './lib/problem.ts'
import { root } from './lib/paths.ts'
import { run } from './lib/processes.ts'

/** The headless shell comes first: it opens no window, which a new Chrome does for every context even when headless. */
const commands = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApps = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Playwright's own browser if installed, else the machine's Chromium or Chrome. */
export const findChromium = (): string | undefined => {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const installed = folders.flatMap((folder) => commands.map((command) => join(folder, command)))
  return [chromium.executablePath(), ...installed, ...macApps].find((path) => existsSync(path))
}

const isRoot = process.getuid?.() === 0

/** Debian's Chromium needs `--no-sandbox` as root. The other flags stop the browser from contacting its vendor. */
export const chromiumFlags = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Font fallbacks have Arial's metrics; a bare Linux has no such font. */
const hasArial = (): boolean => {
  if (process.platform !== 'linux') return true
  try {
    const family = execFileSync('fc-match', ['--format', '%{family}', 'Arial'], { encoding: 'utf8' })
    return arial.some((name) => family.startsWith(name))
  } catch {
    return false
  }
}

/** Finds a browser and fonts for the tests; as root on Debian, installs what is missing. */
export const requireChromium = async (): Promise<string> => {
  const missing = [...(findChromium() ? [] : ['chromium-headless-shell']), ...(hasArial() ? [] : ['fonts-liberation'])]
  if (missing.length > 0 && isRoot && existsSync('/etc/debian_version')) {
    console.log(`Installing what the browser tests need (apt-get install ${missing.join(' ')}), about a minute …`)
    await run('apt-get', ['update', '-qq'], { cwd: root })
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], { cwd: root })
  }
  const found = findChromium()
  if (!found)
    throw new Problem(
      'The browser tests need Chromium: npx playwright install chromium, or install Chromium or Chrome with your system',
    )
  if (!hasArial())
    throw new Problem(
      'The browser tests need a font of Arial’s widths: install the Liberation fonts (fonts-liberation) with your system',
    )
  return found
}
