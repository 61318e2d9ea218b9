import { defineConfig, mergeConfig } from 'vite'
import config from '../../../web/vite.config.ts'

/** The client as it is in production, with Google's own window, but talking to the emulators. */
export default defineConfig((environment) =>
  mergeConfig(config(environment), { define: { __GOOGLE_CHOOSER__: 'false' } }),
)
