import type { Plugin } from 'vite'

const helper = /^var __name = .*;$/m
/** A function or a class that is given its name where it stands, or in a block of its own. */
const named = /^\s*(?:static \{\s*__name\(this, "\w+"\);\s*\}|__name\(\w+, "\w+"\);)$/gm

/**
 * Radix names each of its functions anew, after whatever a bundler has called it. To the bundler those are calls that do something,
 * so that it keeps every function of each module, also those that nothing uses. The names are for debugging only.
 */
export const withoutNames = (): Plugin => ({
  name: 'vitrine:without-names',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/@radix-ui\/[\w-]+\/dist\/index\.mjs$/, code: '__name' },
    handler: (code) => ({
      code: code.replaceAll(named, '').replace(helper, '/* @__NO_SIDE_EFFECTS__ */\nvar __name = (target) => target;'),
      map: null,
    }),
  },
})
