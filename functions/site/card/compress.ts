import sharp from 'sharp'

/** The most that WhatsApp shows; the other services take more. */
export const CARD_MAX_BYTES = 300_000

/** The last is small enough for any picture of a card's size. */
const qualities = [90, 75, 50]

/** A card as JPEG of at most CARD_MAX_BYTES: a photograph on it would take several times as much as PNG. */
export async function compressCard(png: Buffer): Promise<Buffer> {
  let card = png
  for (const quality of qualities) {
    card = await sharp(png).flatten().jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer()
    if (card.length <= CARD_MAX_BYTES) break
  }
  return card
}
