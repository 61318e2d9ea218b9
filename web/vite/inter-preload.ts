import type { Rollup } from 'vite'

/** A typeface that arrives after the first paint breaks the large heading anew and moves what is below it. */
export function interPreload(bundle: Rollup.OutputBundle) {
  const font = Object.keys(bundle).find((file) => /\/inter-latin-wght-normal-[^/]*\.woff2$/.test(file))
  if (!font) throw new Error('The typeface of the pages is not in the build')
  return {
    tag: 'link',
    attrs: { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: '' },
  }
}
