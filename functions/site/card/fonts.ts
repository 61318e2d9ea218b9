import { type CardFace, file } from './faces.ts'
import type { CardText } from './drawable.ts'

/** As satori takes them. */
export interface CardFont {
  name: string
  data: Buffer
  weight: 400
  style: 'normal'
}

const familyOf = ({ name }: CardFace, subset: string) => `${name} ${subset}`

/** The families of a text, in the order in which a letter is looked for. */
export const familiesOf = ({ face }: CardText): string =>
  face.subsets.map(({ name }) => `'${familyOf(face, name)}'`).join(',')

/** The fonts that texts are drawn with: of each face the subsets that they need. */
export async function cardFonts(texts: readonly CardText[]): Promise<CardFont[]> {
  const fonts = new Map<string, Promise<CardFont>>()
  for (const { face, text } of texts) {
    for (const { name: subset, characters, address } of face.subsets) {
      const name = familyOf(face, subset)
      if (fonts.has(name) || ![...text].some((character) => characters.has(character))) continue
      fonts.set(
        name,
        file(address).then((data) => ({ name, data, weight: 400, style: 'normal' })),
      )
    }
  }
  return Promise.all(fonts.values())
}
