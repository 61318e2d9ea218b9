import { expect, it } from 'vitest'
import { chunkFileName } from './chunk-names.ts'

it.each([
  ['index.esm', '/repo/node_modules/@firebase/auth/dist/index.esm.js', 'assets/firebase-auth-[hash].js'],
  [
    'dist',
    '/repo/node_modules/a/node_modules/@radix-ui/react-dialog/dist/index.mjs',
    'assets/radix-ui-react-dialog-[hash].js',
  ],
  ['template', '/repo/templates/developer-pro/template.tsx', 'assets/developer-pro-[hash].js'],
  ['dashboard', '/repo/web/features/dashboard/index.ts', 'assets/dashboard-[hash].js'],
  ['index', '/repo/web/features/dashboard/index.ts', 'assets/index-[hash].js'],
])('%s of %s is %s', (name, module, expected) => {
  expect(chunkFileName({ name, moduleIds: ['/repo/other.ts', module] })).toBe(expected)
})
