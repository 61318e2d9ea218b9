/** What a browser reports of a page that it had already: nothing, or the headers of "not modified" (Resource Timing, transferSize). */
const HEADERS_ONLY = 300

/** The parts of a page, in the order in which they get its typefaces; the last is the foot of the page. */
export const typesetParts = 'body>div>:not(main),main>*'

/**
 * Brings the typefaces that the page's rules name once its first picture is painted: on a slow line both would come later
 * together. When all of them are there the page has them part by part, each in a frame of its own: the whole of it at once would
 * keep a slow phone from answering for a tenth of a second. Who has seen the page before has its typefaces, too, and gets them at
 * once; and who is led to a place of the page gets all parts together, so that the place stays where it is.
 * @param transferSize bytes that came for the page, as browsers report it
 */
export function typefaces(root: Document, pictured: Promise<unknown>, transferSize: number): void {
  const seen = transferSize <= HEADERS_ONLY
  const together = seen || root.querySelector(':target')
  const bring = async () => {
    await Promise.allSettled([...root.fonts].map((face) => face.load()))
    for (const part of root.querySelectorAll(typesetParts)) {
      if (!together) await new Promise(requestAnimationFrame)
      part.classList.add('typeset')
    }
  }
  if (seen) void bring()
  else void pictured.then(bring)
}
