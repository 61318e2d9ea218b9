import { defineConfig, mergeConfig } from 'vite'
import config from '../../../web/vite.config.ts'

/** The client as it is in production, with Google's own window, but talking to the emulators. */
export default defineConfig((environment) => {
  const { plugins = [], ...others } = config(environment)
  return mergeConfig(others, {
    // Of the examples, which take a while, nobody is served here.
    plugins: plugins.filter((plugin) => !(plugin && 'name' in plugin && plugin.name === 'vitrine:example-pages')),
    define: { __GOOGLE_CHOOSER__: 'false' },
  })
})
