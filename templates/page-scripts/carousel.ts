import { stepButton } from './step-button.ts'

/** Gives each `[data-carousel]` buttons that scroll to the picture before and after, and says which one is shown. Nothing moves by itself. */
export function carousel(root: Document): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const bars = [...root.querySelectorAll<HTMLElement>('[data-carousel]')].flatMap((box) => {
    const track = box.firstElementChild!
    const slides = [...track.querySelectorAll('li')]
    if (slides.length < 2) return []
    let shown = 0
    const button = (sign: string, label: string, way: 1 | -1) =>
      stepButton(root, sign, label, () => slides[shown + way]?.scrollIntoView({ block: 'nearest', inline: 'center' }))
    const count = root.createElement('span')
    count.ariaLive = 'polite'
    const words = (box.dataset.words ?? 'Previous picture|Next picture|Close').split('|')
    const previous = button('←', words[0]!, -1)
    const next = button('→', words[1]!, 1)
    const update = () => {
      const middle = track.getBoundingClientRect().left + track.clientWidth / 2
      const far = slides.map((slide) => {
        const { left, width } = slide.getBoundingClientRect()
        return Math.abs(left + width / 2 - middle)
      })
      shown = far.indexOf(Math.min(...far))
      count.textContent = `${shown + 1} / ${slides.length}`
      previous.disabled = shown === 0
      next.disabled = shown === slides.length - 1
    }
    const bar = root.createElement('div')
    bar.className = 'carousel-bar'
    bar.append(count, previous, next)
    box.append(bar)
    track.addEventListener('scroll', update, { signal, passive: true })
    update()
    return bar
  })
  return () => {
    stop.abort()
    for (const bar of bars) bar.remove()
  }
}
