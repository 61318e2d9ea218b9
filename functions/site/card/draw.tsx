import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import { Card, type CardProps } from './card.tsx'
import { CARD_HEIGHT, CARD_WIDTH } from './size.ts'
import { cardFonts, fontFamily } from './fonts.ts'

/** A card as PNG. */
export async function drawCard(card: CardProps): Promise<Buffer> {
  const svg = await satori(
    <div style={{ display: 'flex', fontFamily, fontWeight: 500 }}>
      <Card {...card} />
    </div>,
    { width: CARD_WIDTH, height: CARD_HEIGHT, fonts: await cardFonts() },
  )
  // Satori turns all text into outlines.
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
}
