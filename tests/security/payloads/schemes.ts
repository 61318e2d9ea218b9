import { RAN } from './code.ts'

/** Addresses that run, by scheme. */
const active = [
  `javascript:${RAN}`,
  `javascript://%0a${RAN}`,
  `javascript:/*x*/${RAN}//`,
  `javascript://example.com/%0d%0a${RAN}`,
  `vbscript:${RAN}`,
  `livescript:${RAN}`,
  `data:text/html,<script>${RAN}</script>`,
  'data:text/html;base64,PHNjcmlwdD5fX3JhbigpPC9zY3JpcHQ+',
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${RAN}'/>`,
  `data:text/javascript,${RAN}`,
  `data:application/xhtml+xml,<script>${RAN}</script>`,
  `blob:${RAN}`,
  `filesystem:${RAN}`,
  `view-source:javascript:${RAN}`,
  `jar:javascript:${RAN}!`,
  `about:blank#${RAN}`,
  `file:///etc/passwd#${RAN}`,
  `intent:${RAN}#Intent;scheme=javascript;end`,
  `mhtml:${RAN}`,
  `feed:javascript:${RAN}`,
  `ws://example.com/${RAN}`,
  `unknown-scheme:${RAN}`,
]

const scheme = (address: string) => address.slice(0, address.indexOf(':'))
const rest = (address: string) => address.slice(address.indexOf(':'))

/** Characters that browsers strip, fold or decode before they parse a scheme. */
const disguises: ((address: string) => string)[] = [
  (address) => address,
  (address) => scheme(address).toUpperCase() + rest(address),
  (address) =>
    [...scheme(address)].map((letter, index) => (index % 2 ? letter : letter.toUpperCase())).join('') + rest(address),
  (address) => ` ${address}`,
  (address) => `\u00a0${address}`,
  (address) => `\ufeff${address}`,
  (address) => `\u200b${address}`,
  (address) => `\u2028${address}`,
  (address) => `${scheme(address)} ${rest(address)}`,
  (address) => `${scheme(address)}\u00ad${rest(address)}`,
  (address) => address.replace(':', '&colon;'),
  (address) => address.replace(':', '&#58'),
  (address) => address.replace(':', '&#x3A;'),
  (address) => address.replace(':', '%3A'),
  (address) => address.replace(':', '\\x3a'),
  (address) => address.replace(':', '\uff1a'),
  (address) => address.replace(/^./, (letter) => `&#${letter.charCodeAt(0)};`),
  (address) => address.replace(/^./, (letter) => `&#x${letter.charCodeAt(0).toString(16)}`),
  (address) => address.replace(/^./, (letter) => `&#${String(letter.charCodeAt(0)).padStart(9, '0')};`),
  (address) => address.replace(/^./, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (address) => [...address].map((letter) => `&#${letter.charCodeAt(0)};`).join(''),
  (address) => [...address].map((letter) => `&#x${letter.charCodeAt(0).toString(16)};`).join(''),
  (address) => address.replace('script', 'scr\tipt').replace('data', 'da\tta'),
  (address) => address.replace('script', 'scr\nipt').replace('data', 'da\nta'),
  (address) => address.replace('script', 'scr&Tab;ipt').replace('data', 'da&NewLine;ta'),
  (address) => `//${address}`,
  (address) => `/\\${address}`,
  (address) => `https:${address}`,
  (address) => `#${address}`,
  (address) => `mailto:x@example.com?body=${address}`,
  (address) => `<a href="${address}">x</a>`,
  (address) => `<a href='${address}'>x</a>`,
  (address) => `<a href=${address}>x</a>`,
  (address) => `<a HREF="x" href="${address}" xlink:href="${address}">x</a>`,
  (address) => `<svg><a xlink:href="${address}"><text>x</text></a></svg>`,
  (address) => `<svg><animate attributeName=href values="${address}" /></svg>`,
  (address) => `<math><maction actiontype=statusline xlink:href="${address}">x</maction></math>`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<p><a href="${address}" target=_blank ping="${address}">x</a></p>`,
]

/** Every control character and space before, within and after a scheme. */
const controls = Array.from({ length: 33 }, (_, code) => String.fromCharCode(code)).concat(
  '\u007f',
  '\u0080',
  '\u0085',
  '\u2000',
  '\u2029',
  '\u3000',
)

const hidden = controls.flatMap((control) => [
  `${control}javascript:${RAN}`,
  `${control}${control}JavaScript:${RAN}`,
  `java${control}script:${RAN}`,
  `javascript${control}:${RAN}`,
  `javascript:${control}${RAN}`,
  `<a href="${control}javascript:${RAN}">x</a>`,
  `<a href="java${control}script:${RAN}">x</a>`,
  `<a${control}href=javascript:${RAN}>x</a>`,
  `<img${control}src=x${control}onerror=${RAN}>`,
  `<${control}script>${RAN}</script>`,
])

export const schemePayloads = (): string[] => [
  ...active.flatMap((address) => disguises.map((disguise) => disguise(address))),
  ...hidden,
]
