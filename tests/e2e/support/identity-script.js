/**
 * Stands for https://apis.google.com/js/api.js: just enough of its frames for a page of ours and a frame of the Auth
 * service to talk to each other, by messages between windows.
 */
;(() => {
  if (window.gapi?.iframes) return

  const handlers = new Map()
  /** Messages for which there is no handler yet. */
  const early = new Map()
  const waiting = new Map()

  const handle = async (message, sender) => {
    const answer = await handlers.get(message.name)(message.body)
    sender.postMessage({ identityScript: { id: message.id, answer } }, '*')
  }

  const settle = ({ id, answer }) => {
    try {
      waiting.get(id)?.([answer])
    } catch {
      // The Auth SDK throws after every answer about storage, used or not; the real script takes no notice either.
    }
    waiting.delete(id)
  }

  window.addEventListener('message', ({ data, source }) => {
    const message = data?.identityScript
    if (!message) return
    if (message.name === undefined) settle(message)
    else if (handlers.has(message.name)) void handle(message, source)
    else early.set(message.name, () => void handle(message, source))
  })

  /** The other side of a frame, which is in `otherWindow()`. */
  const peer = (otherWindow) => ({
    register: (name, handler) => {
      handlers.set(name, handler)
      early.get(name)?.()
      early.delete(name)
    },
    send: (name, body, onAnswer) => {
      const id = crypto.randomUUID()
      if (onAnswer) waiting.set(id, onAnswer)
      otherWindow().postMessage({ identityScript: { id, name, body } }, '*')
    },
    ping: (onAnswer) => Promise.resolve([]).then((answer) => onAnswer?.(answer) ?? answer),
    restyle: () => Promise.resolve(),
  })

  const openFrame = ({ url, where, attributes }, onOpen) =>
    new Promise((resolve) => {
      const frame = document.createElement('iframe')
      Object.assign(frame.style, attributes?.style)
      frame.addEventListener('load', () => resolve(onOpen(peer(() => frame.contentWindow))), { once: true })
      frame.src = url
      where.append(frame)
    })

  const context = { open: openFrame, getParentIframe: () => peer(() => window.parent) }

  window.gapi = {
    load: (_names, then) => queueMicrotask(typeof then === 'function' ? then : then.callback),
    iframes: { Iframe: class {}, CROSS_ORIGIN_IFRAMES_FILTER: () => true, getContext: () => context },
  }

  const onLoad = new URL(document.currentScript.src).searchParams.get('onload') ?? 'gapi_onload'
  queueMicrotask(() => window[onLoad]?.())
})()
