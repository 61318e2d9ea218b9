/** Puts what another site shows in the place of its link, once that is pressed. Until then nothing is asked of it. */
export function embed(root: Document): () => void {
  const stop = new AbortController()
  const frames: HTMLIFrameElement[] = []
  root.addEventListener(
    'click',
    (event) => {
      const facade = (event.target as Element).closest<HTMLAnchorElement>('a[data-embed]')
      if (!facade || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return
      event.preventDefault()
      const frame = root.createElement('iframe')
      frame.src = facade.dataset.embed!
      frame.title = facade.dataset.title!
      frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
      // Players refuse pages that do not say where they are; they need not know which page of the site it is.
      frame.referrerPolicy = 'strict-origin'
      frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups allow-presentation')
      // Its rules hide what it stands for.
      facade.after(frame)
      frame.focus()
      frames.push(frame)
    },
    { signal: stop.signal },
  )
  return () => {
    stop.abort()
    for (const frame of frames) frame.remove()
  }
}
