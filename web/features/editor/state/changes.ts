import type { Change } from '@vitrine/common/portfolio/changes'
import { withValues } from './document.ts'

export { changesBetween, type Change } from '@vitrine/common/portfolio/changes'

export function applyChanges<T extends object>(document: T, changes: readonly Change[]): T {
  return withValues(
    document,
    changes.map(({ path, to }) => ({ path, value: to })),
  )
}
