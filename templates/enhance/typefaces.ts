/** What a browser reports of a page that it had already: nothing, or the headers of "not modified" (Resource Timing, transferSize). */
const HEADERS_ONLY = 300

/**
 * Brings the typefaces, whose rules wait in the page, once its first picture is painted: on a slow line both would come later
 * together. Who has seen the page before has its typefaces, too, and gets them at once. All of them come into use together:
 * each that came by itself would lay out the whole page once more.
 * @param transferSize bytes that came for the page, as browsers report it
 */
export function typefaces(root: Document, pictured: Promise<unknown>, transferSize: number): void {
  const rules = root.querySelector<HTMLStyleElement>('style[media]')?.sheet?.cssRules ?? []
  const faces = Array.from(rules as Iterable<CSSFontFaceRule>, ({ style }) => {
    const of = (name: string) => style.getPropertyValue(name)
    return new FontFace(of('font-family').replaceAll('"', ''), of('src'), { weight: of('font-weight'), style: of('font-style') })
  })
  const bring = async () => {
    await Promise.allSettled(faces.map((face) => face.load()))
    for (const face of faces) root.fonts.add(face)
  }
  if (transferSize <= HEADERS_ONLY) void bring()
  else void pictured.then(bring)
}
