import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { routeWords } from '@vitrine/common/routes'
import type { ProxyOptions } from 'vite'

const serverWords = new Set(['p', 'api', 'v1', '__'])
const templateAssetFolders = new Set(['enhance', 'fonts'])

/** Sends what the dev server does not have itself (API calls, public pages) to the Hosting emulator. */
export function proxyToHosting(root: string, target: string): Record<string, ProxyOptions> {
  const isOurs = (url: string) => {
    const word = decodeURIComponent(new URL(url, 'http://localhost').pathname).split('/')[1] ?? ''
    if (serverWords.has(word)) return false
    if (word === '' || word.startsWith('@') || word === 'node_modules') return true
    if (routeWords.has(word) || templateAssetFolders.has(word)) return true
    return existsSync(join(root, word)) || existsSync(join(root, 'public', word))
  }
  return {
    '^/': { target, bypass: (request) => (isOurs(request.url ?? '/') ? request.url : undefined) },
  }
}
