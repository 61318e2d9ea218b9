/** Time from decoding a picture to painting it, on a slow device too. */
const ON_SCREEN_MS = 100

/** Resolves once the page's first picture is painted, so that later requests do not delay it, or when the visitor leaves before. */
export const firstPicture = (root: Document) =>
  new Promise<unknown>((resolve) => {
    const painted = async () => {
      // A picture that failed to load is not waited for.
      await root
        .querySelector<HTMLImageElement>('img[fetchpriority]')
        ?.decode()
        .catch(() => undefined)
      setTimeout(resolve, ON_SCREEN_MS)
    }
    addEventListener('load', () => void painted())
    addEventListener('pagehide', resolve)
  })
