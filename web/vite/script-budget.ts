import type { Plugin } from 'vite'
import { weighedRoutes } from './routes.ts'
import { weigh, weightTable } from './script-weight.ts'

/** Prints what each route weighs, and fails the build where that is too much. */
export function scriptBudget(): Plugin {
  return {
    name: 'vitrine:script-budget',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
        const weights = weigh(chunks, weighedRoutes)
        this.environment.logger.info(`\n${weightTable(weights)}`)
        const problems = weights.flatMap((weight) =>
          weight.problems.map((problem) => `${weight.route.name} ${problem}`),
        )
        if (problems.length > 0) this.error(`Too much script in a route's first load:\n${problems.join('\n')}`)
      },
    },
  }
}
