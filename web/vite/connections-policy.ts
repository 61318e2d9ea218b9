import type { Plugin } from 'vite'

interface Connections {
  /** Whether the emulators take the services' place. */
  emulated: boolean
  settings: Record<string, string>
}

/**
 * Where the app may fetch from, which only a build knows. firebase.json leaves that open and closes the
 * rest; a browser obeys both.
 * Pictures, video and audio come from anywhere: owners may show some of other sites.
 */
export function connectionsPolicy({ emulated, settings }: Connections): string {
  const emulators = emulated ? ['http://127.0.0.1:*'] : []
  const further = ['VITE_CREDITS_API', 'VITE_WELCOME_EMAIL_API'].flatMap((name) =>
    URL.canParse(settings[name] ?? '') ? [new URL(settings[name] ?? '').origin] : [],
  )
  const own = ["'self'", 'data:', 'blob:']
  return [
    ['img-src', ...own, 'https:', ...emulators],
    ['media-src', ...own, 'https:', ...emulators],
    ['connect-src', ...own, 'https://*.googleapis.com', ...further, ...emulators],
  ]
    .map((directive) => directive.join(' '))
    .join('; ')
}

/** Writes the policy into the app's document. */
export const connections = (options: Connections): Plugin => ({
  name: 'vitrine:connections-policy',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { filename }) =>
      filename.endsWith('app.html')
        ? [
            {
              tag: 'meta',
              attrs: { 'http-equiv': 'Content-Security-Policy', content: connectionsPolicy(options) },
              injectTo: 'head-prepend',
            },
          ]
        : [],
  },
})
