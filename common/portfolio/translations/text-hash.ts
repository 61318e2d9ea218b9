/** A text, or the lines of a list. */
export type TextValue = string | readonly string[]

/**
 * Tells whether a text has changed since: a short hash (cyrb53, which is in the public domain), as twenty languages of a large
 * portfolio have no room for copies of the original.
 */
export function textHash(value: TextValue): string {
  // Lines are told from one text that holds the same.
  const text = typeof value === 'string' ? value : value.map((line) => `${line}\0`).join('')
  let [a, b] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    a = Math.imul(a ^ unit, 2_654_435_761)
    b = Math.imul(b ^ unit, 1_597_334_677)
  }
  a = Math.imul(a ^ (a >>> 16), 2_246_822_507) ^ Math.imul(b ^ (b >>> 13), 3_266_489_909)
  b = Math.imul(b ^ (b >>> 16), 2_246_822_507) ^ Math.imul(a ^ (a >>> 13), 3_266_489_909)
  return (4_294_967_296 * (2_097_151 & b) + (a >>> 0)).toString(36)
}
