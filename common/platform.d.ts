/** Globals that browsers and Node share beyond ECMAScript. */
declare class URL {
  constructor(url: string, base?: string)
  static canParse(url: string, base?: string): boolean
  readonly href: string
  readonly protocol: string
  readonly hostname: string
  readonly pathname: string
  readonly origin: string
  readonly searchParams: { get(name: string): string | null }
}
declare class TextDecoder {
  decode(bytes: Uint8Array): string
}
declare class TextEncoder {
  encode(text: string): Uint8Array
}
