/** The few globals that every supported runtime has (browsers and Node) and that plain ECMAScript does not name. */
declare class URL {
  constructor(url: string, base?: string)
  static canParse(url: string, base?: string): boolean
  readonly href: string
  readonly protocol: string
  readonly hostname: string
  readonly pathname: string
  readonly origin: string
}
declare class TextEncoder {
  encode(text: string): Uint8Array
}
