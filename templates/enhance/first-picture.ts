/** From when a picture is decoded until it is on the screen, on a slow device too. */
const ON_SCREEN_MS = 100

/** Resolves once the page's first picture is painted: what else is fetched then no longer delays it. Or when the page is left before. */
export const firstPicture = (root: Document) =>
  new Promise<unknown>((resolve) => {
    const painted = async () => {
      // One that could not be loaded has nothing to wait for.
      await root
        .querySelector<HTMLImageElement>('img[fetchpriority]')
        ?.decode()
        .catch(() => undefined)
      setTimeout(resolve, ON_SCREEN_MS)
    }
    addEventListener('load', () => void painted())
    addEventListener('pagehide', resolve)
  })
