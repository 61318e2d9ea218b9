import { join } from 'node:path'
import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'
import { root } from '../../local/lib/paths.ts'

const eslint = new ESLint({ cwd: root })

const directionRules = ['boundaries/dependencies', 'no-restricted-imports', 'no-restricted-globals']

/** The rules on import directions that a file with this text would break. */
const broken = async (file: string, text: string): Promise<string[]> => {
  const [result] = await eslint.lintText(text, { filePath: join(root, file) })
  const fatal = result?.messages.filter((message) => message.fatal)
  expect(fatal).toEqual([])
  return (result?.messages ?? []).flatMap(({ ruleId }) => (ruleId && directionRules.includes(ruleId) ? [ruleId] : []))
}

const importing = (source: string) => `import * as it from '${source}'\nexport const same = it\n`

describe('an import against the direction is an error', () => {
  const forbidden: [file: string, source: string, rule: string][] = [
    ['common/made-up.ts', '../templates/registry.ts', 'boundaries/dependencies'],
    ['common/made-up.ts', '../functions/lib/env.ts', 'boundaries/dependencies'],
    ['common/made-up.ts', '../web/lib/api.ts', 'boundaries/dependencies'],
    ['common/made-up.ts', '../local/ports.ts', 'boundaries/dependencies'],
    ['common/made-up.ts', '../tests/support/env.ts', 'boundaries/dependencies'],
    ['common/made-up.ts', 'react', 'no-restricted-imports'],
    ['common/made-up.ts', 'firebase/app', 'no-restricted-imports'],
    ['common/made-up.ts', 'node:fs', 'no-restricted-imports'],
    ['common/made-up.ts', 'zod', 'no-restricted-imports'],
    ['common/made-up.ts', './fields/types/string/control.tsx', 'no-restricted-imports'],
    ['common/fields/types/string/kind.ts', './control.tsx', 'no-restricted-imports'],
    ['common/fields/types/string/kind.ts', 'react', 'no-restricted-imports'],
    ['common/fields/types/string/control.tsx', '../../../../functions/lib/env.ts', 'boundaries/dependencies'],
    ['common/fields/types/string/control.tsx', '../../../../web/features/auth/context.ts', 'boundaries/dependencies'],
    [
      'common/fields/types/image/control.tsx',
      '../../../../web/features/editor/images/image-control.tsx',
      'boundaries/dependencies',
    ],
    ['templates/made-up.ts', '@vitrine/common/fields/types/string/control', 'boundaries/dependencies'],
    ['functions/lib/made-up.ts', '@vitrine/common/fields/types/string/control', 'boundaries/dependencies'],
    ['web/lib/made-up.ts', '@vitrine/common/fields/types/string/control', 'boundaries/dependencies'],
    ['web/lib/made-up.ts', '@vitrine/common/fields/types/controls', 'boundaries/dependencies'],

    ['templates/made-up.ts', '../functions/lib/env.ts', 'boundaries/dependencies'],
    ['templates/made-up.ts', '../web/lib/api.ts', 'boundaries/dependencies'],
    ['templates/made-up.ts', '../local/ports.ts', 'boundaries/dependencies'],
    ['templates/made-up.ts', 'firebase/storage', 'no-restricted-imports'],
    ['templates/made-up.ts', 'firebase-admin/firestore', 'no-restricted-imports'],
    ['templates/made-up.ts', 'node:fs', 'no-restricted-imports'],
    ['templates/page-scripts/made-up.ts', 'react', 'no-restricted-imports'],
    ['templates/page-scripts/made-up.ts', 'firebase/app', 'no-restricted-imports'],

    ['functions/lib/made-up.ts', '../../web/lib/api.ts', 'boundaries/dependencies'],
    ['functions/lib/made-up.ts', '../../local/ports.ts', 'boundaries/dependencies'],
    ['functions/lib/made-up.ts', '../http/errors.ts', 'boundaries/dependencies'],
    ['functions/lib/made-up.ts', '../api/templates/handlers.ts', 'boundaries/dependencies'],
    ['functions/http/made-up.ts', '../api/templates/handlers.ts', 'boundaries/dependencies'],
    ['functions/http/made-up.ts', '../index.ts', 'boundaries/dependencies'],
    ['functions/api/made-up.ts', '../index.ts', 'boundaries/dependencies'],
    ['functions/api/made-up.ts', 'firebase/firestore', 'no-restricted-imports'],
    ['functions/api/made-up.ts', '../site/robots.ts', 'boundaries/dependencies'],
    ['functions/site/made-up.ts', '../lib/documents/portfolio.ts', 'no-restricted-imports'],
    ['functions/site/card/made-up.ts', '../../lib/documents/portfolio.ts', 'no-restricted-imports'],
    ['functions/api/public/made-up.ts', '../../lib/documents/portfolio.ts', 'no-restricted-imports'],
    ['functions/forms/made-up.ts', '../lib/documents/portfolio.ts', 'no-restricted-imports'],
    ['functions/analytics/collect.ts', '../lib/documents/portfolio.ts', 'no-restricted-imports'],
    ['functions/analytics/published-page-cache.ts', '../lib/documents/portfolio.ts', 'no-restricted-imports'],
    ['functions/site/made-up.ts', '../api/templates/handlers.ts', 'boundaries/dependencies'],
    ['functions/site/made-up.ts', '../payments/entitlement/entitlement.ts', 'boundaries/dependencies'],
    ['functions/analytics/made-up.ts', '../site/robots.ts', 'boundaries/dependencies'],
    ['functions/forms/made-up.ts', '../analytics/collect.ts', 'boundaries/dependencies'],
    ['functions/api/made-up.ts', '../analytics/collect.ts', 'boundaries/dependencies'],
    ['functions/api/made-up.ts', '../forms/mail.ts', 'boundaries/dependencies'],
    ['functions/api/made-up.ts', '../accounts/deletion-steps.ts', 'boundaries/dependencies'],
    ['functions/api/made-up.ts', '../pictures/variants.ts', 'boundaries/dependencies'],
    ['functions/api/made-up.ts', '../payments/fulfilment/reconcile-payment.ts', 'boundaries/dependencies'],
    ['functions/api/made-up.ts', '../payments/checkout/create.ts', 'boundaries/dependencies'],
    ['functions/api/made-up.ts', '../payments/provider/leave.ts', 'boundaries/dependencies'],
    ['functions/site/made-up.ts', '../analytics/collect.ts', 'boundaries/dependencies'],
    ['functions/site/made-up.ts', '../forms/mail.ts', 'boundaries/dependencies'],
    ['functions/accounts/made-up.ts', '../payments/plan/sync-plan.ts', 'boundaries/dependencies'],
    ['functions/accounts/made-up.ts', '../forms/receive.ts', 'boundaries/dependencies'],
    ['functions/pictures/made-up.ts', '../analytics/live-views.ts', 'boundaries/dependencies'],
    ['functions/reviews/made-up.ts', '../accounts/deletion.ts', 'boundaries/dependencies'],
    ['functions/payments/made-up.ts', '../api/templates/handlers.ts', 'boundaries/dependencies'],
    ['functions/payments/plan/made-up.ts', '../../accounts/deletion.ts', 'boundaries/dependencies'],
    ['functions/payments/entitlement/made-up.ts', '../fulfilment/facts.ts', 'boundaries/dependencies'],
    ['functions/payments/fulfilment/made-up.ts', '../plan/sync-plan.ts', 'boundaries/dependencies'],
    ['functions/payments/fulfilment/made-up.ts', '../webhook/dispatch.ts', 'boundaries/dependencies'],
    ['functions/payments/checkout/made-up.ts', '../fulfilment/facts.ts', 'boundaries/dependencies'],

    ['web/lib/made-up.ts', '../components/button.tsx', 'boundaries/dependencies'],
    ['web/lib/made-up.ts', '../features/auth/index.ts', 'boundaries/dependencies'],
    ['web/lib/made-up.ts', '../../functions/lib/env.ts', 'boundaries/dependencies'],
    ['web/lib/made-up.ts', '../../local/ports.ts', 'boundaries/dependencies'],
    ['web/lib/made-up.ts', 'firebase-admin/app', 'no-restricted-imports'],
    ['web/lib/made-up.ts', 'node:path', 'no-restricted-imports'],
    ['web/components/made-up.tsx', '../features/auth/index.ts', 'boundaries/dependencies'],
    ['web/features/store/made-up.tsx', '../auth/context.ts', 'boundaries/dependencies'],
    ['web/features/store/made-up.tsx', '../../../functions/lib/env.ts', 'boundaries/dependencies'],
    ['web/app/made-up.tsx', '../features/auth/context.ts', 'boundaries/dependencies'],
    ['web/app/made-up.tsx', '../features/auth/screens/login-screen.tsx', 'boundaries/dependencies'],
    ['web/features/store/made-up.tsx', '../auth/screens/login-screen.tsx', 'boundaries/dependencies'],
  ]
  it.each(forbidden)('%s importing %s', async (file, source, rule) => {
    expect(await broken(file, importing(source))).toEqual([rule])
  })

  it('also as a type, as an export and when loaded lazily', async () => {
    const source = '../../functions/lib/env.ts'
    expect(await broken('web/lib/made-up.ts', `import type { A } from '${source}'\nexport type B = A\n`)).toHaveLength(
      1,
    )
    expect(await broken('web/lib/made-up.ts', `export * from '${source}'\n`)).toHaveLength(1)
    expect(await broken('web/lib/made-up.ts', `export const load = () => import('${source}')\n`)).toHaveLength(1)
    const screen = '../auth/screens/login-screen.tsx'
    expect(
      await broken('web/features/store/made-up.ts', `export const load = () => import('${screen}')\n`),
    ).toHaveLength(1)
  })

  it.each(['window', 'document', 'localStorage', 'fetch', 'process', 'Buffer'])(
    'the global %s in common/',
    async (name) => {
      expect(await broken('common/made-up.ts', `export const it = ${name}\n`)).toEqual(['no-restricted-globals'])
    },
  )
})

describe('an import along the direction is none', () => {
  const allowed: [file: string, source: string][] = [
    ['common/made-up.ts', './limits.ts'],
    ['common/api/made-up.ts', '../portfolio/content.ts'],
    ['common/made-up.ts', 'zod/mini'],
    ['common/made-up.ts', 'reserved-usernames'],
    ['common/made-up.ts', 'temporal-polyfill'],
    ['common/fields/types/string/control.tsx', 'react'],
    ['common/fields/types/string/control.tsx', '../../../../web/components/toggle.tsx'],
    ['common/fields/types/string/control.tsx', '../../../../web/features/auth/index.ts'],
    ['web/features/editor/made-up.ts', '@vitrine/common/fields/types/string/control'],
    ['web/features/editor/made-up.ts', '@vitrine/common/fields/types/controls'],
    ['templates/made-up.ts', '@vitrine/common/links'],
    ['templates/made-up.tsx', 'react'],
    ['templates/minimalist-designer/made-up.tsx', '../parts/link.tsx'],
    ['functions/index.ts', './http/app.ts'],
    ['functions/api/made-up.ts', '../http/errors.ts'],
    ['functions/api/made-up.ts', '../lib/env.ts'],
    ['functions/api/made-up.ts', '@vitrine/common/limits'],
    ['functions/http/made-up.ts', '../lib/env.ts'],
    ['functions/api/portfolios/made-up.ts', '../../payments/entitlement/entitlement.ts'],
    ['functions/api/made-up.ts', '../forms/receive.ts'],
    ['functions/site/made-up.ts', '../forms/receive.ts'],
    ['functions/site/made-up.ts', '../lib/documents/published.ts'],
    ['functions/forms/made-up.ts', '../lib/documents/live.ts'],
    ['functions/analytics/own-browser.ts', '../lib/documents/portfolio.ts'],
    ['functions/accounts/made-up.ts', '../payments/provider/leave.ts'],
    ['functions/payments/plan/made-up.ts', '../fulfilment/follow-up.ts'],
    ['functions/payments/webhook/made-up.ts', '../plan/sync-plan.ts'],
    ['functions/site/made-up.ts', '@vitrine/templates/registry'],
    ['functions/lib/made-up.ts', 'firebase-admin/firestore'],
    ['functions/lib/made-up.ts', 'node:fs'],
    ['web/lib/made-up.ts', 'firebase/firestore'],
    ['web/lib/made-up.ts', '@vitrine/common/limits'],
    ['web/components/made-up.tsx', '../lib/class-names.ts'],
    ['web/features/store/made-up.tsx', '../../components/button.tsx'],
    ['web/features/store/made-up.tsx', '../../lib/api.ts'],
    ['web/features/store/made-up.tsx', '../auth/index.ts'],
    ['web/features/auth/made-up.tsx', './context.ts'],
    ['web/features/store/made-up.tsx', '@vitrine/templates/registry'],
    ['web/app/made-up.tsx', '../features/auth/index.ts'],
    ['web/app/made-up.tsx', '../components/button.tsx'],
    ['local/made-up.ts', '../templates/registry.ts'],
    ['tests/unit/made-up.ts', '../../local/ports.ts'],
    ['tests/unit/made-up.ts', '../../functions/lib/env.ts'],
  ]
  it.each(allowed)('%s importing %s', async (file, source) => {
    expect(await broken(file, importing(source))).toEqual([])
  })

  it('web/app loading the screen of a feature lazily', async () => {
    const screen = '../features/auth/screens/login-screen.tsx'
    expect(await broken('web/app/made-up.ts', `export const load = () => import('${screen}')\n`)).toEqual([])
  })
})
