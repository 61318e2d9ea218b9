import { build, type Plugin } from 'esbuild'

/** `import css from './x.css?inline'`, as Vite understands it. */
export const inlineCss: Plugin = {
  name: 'inline-css',
  setup(bundler) {
    bundler.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: new URL(path.replace('?inline', ''), `file://${resolveDir}/`).pathname,
      namespace: 'inline-css',
    }))
    bundler.onLoad({ filter: /.*/, namespace: 'inline-css' }, async ({ path }) => {
      const { outputFiles } = await build({
        entryPoints: [path],
        bundle: true,
        minify: true,
        write: false,
        external: ['/fonts/*'],
      })
      return { contents: outputFiles[0]?.text ?? '', loader: 'text', watchFiles: [path] }
    })
  },
}
