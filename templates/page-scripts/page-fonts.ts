import { FONTS_READY } from './fonts-ready.ts'

/** Loads the page's typefaces once its first picture is painted, then shows all of them. */
export async function loadPageFonts(root: Document, picturePainted: Promise<unknown>): Promise<void> {
  await picturePainted
  await Promise.allSettled([...root.fonts].map((face) => face.load()))
  root.documentElement.classList.add(FONTS_READY)
}
