declare module 'subset-font' {
  type AxisValue = number | { min: number; max: number }

  /** A font file with the glyphs of a text, and with only a part of its variable axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes: Record<string, AxisValue> },
  ): Promise<Buffer>
}
