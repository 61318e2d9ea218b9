import { keyOf, placeAround } from './places.ts'

const HERE = 'data-place-here'

/** Lets one press on what a comment is to be about. Gives what begins and ends it. */
export function picking(page: Document, onPick: (key: string) => void, onEnd: () => void): (on: boolean) => void {
  let stop: AbortController | null = null
  const clear = () => page.querySelector(`[${HERE}]`)?.removeAttribute(HERE)

  function end(): void {
    stop?.abort()
    stop = null
    clear()
    page.documentElement.removeAttribute('data-picking')
  }
  return (on) => {
    end()
    if (!on) return
    stop = new AbortController()
    const { signal } = stop
    page.documentElement.setAttribute('data-picking', '')
    page.addEventListener(
      'pointerover',
      ({ target }) => {
        clear()
        placeAround(target as Element)?.setAttribute(HERE, '')
      },
      { signal },
    )
    page.addEventListener(
      'click',
      (event) => {
        if ((event.target as Element).closest('#review-pins')) return
        event.preventDefault()
        event.stopImmediatePropagation()
        const place = placeAround(event.target as Element)
        end()
        onPick(place ? keyOf(place) : '')
        onEnd()
      },
      { signal, capture: true },
    )
    const leave = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      end()
      onEnd()
    }
    page.addEventListener('keydown', leave, { signal })
    document.addEventListener('keydown', leave, { signal })
  }
}
