import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import { Card, type CardProps, textsOf } from './card.tsx'
import { CARD_HEIGHT, CARD_WIDTH } from './size.ts'
import { cardFonts } from './fonts.ts'

/** A card as PNG. */
export async function drawCard(card: CardProps): Promise<Buffer> {
  const fonts = await cardFonts(textsOf(card))
  const svg = await satori(<Card {...card} />, { width: CARD_WIDTH, height: CARD_HEIGHT, fonts })
  // Satori turns all text into outlines.
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
}
