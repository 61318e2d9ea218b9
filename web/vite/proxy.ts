import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { routeWords } from '@vitrine/common/routes'
import type { ProxyOptions } from 'vite'

const serverWords = new Set(['p', 'api', 'v1', '__'])
const templateAssetFolders = new Set(['enhance', 'fonts'])

/** Sends what the dev server does not have itself (API calls, public pages) to the Hosting emulator, and gives the app's screens their document. */
export function proxyToHosting(root: string, target: string): Record<string, ProxyOptions> {
  const firstWord = (url: string) => decodeURIComponent(new URL(url, 'http://localhost').pathname).split('/')[1] ?? ''
  const isScreen = (word: string) => routeWords.has(word) && !serverWords.has(word)
  /** Examples and the pages of templates: HTML that a build makes, with no app behind it. */
  const isBuilt = (url: string) => /^\/(portfolio|templates)\/./.test(url)
  const isFile = (word: string) =>
    word === '' ||
    word.startsWith('@') ||
    word === 'node_modules' ||
    templateAssetFolders.has(word) ||
    existsSync(join(root, word)) ||
    existsSync(join(root, 'public', word))
  return {
    '^/': {
      target,
      bypass: ({ url = '/' }) => {
        const word = firstWord(url)
        if (isBuilt(url)) return undefined
        if (isScreen(word)) return '/app.html'
        return !serverWords.has(word) && isFile(word) ? url : undefined
      },
    },
  }
}
