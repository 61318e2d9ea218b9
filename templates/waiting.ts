import type { TemplateDefinition } from './definition.ts'

/**
 * What waits follows in turns, a tenth of a second apart: every third of its list, then every fourth … A page has up to ten parts, so
 * that none of them comes together with another one after the first turn.
 */
const turns = [3, 4, 5, 6, 8, 9, 10]

/**
 * Somebody is led or comes back to a place of the page. Of the body alone, and for elements that are named: with each element that a
 * page gets the browser asks again whether it is a place, for every element that such a rule may hang on, and looks up the style of
 * every one below that it may be about. Without the names that was the whole page, for three buttons of a filter.
 */
const wholePage = 'body:is(:has(:target),.reload,.back_forward)'

/**
 * On a phone the parts of a page that are far below wait: they are laid out after a second, when they come near the window, or at
 * once where somebody is led or comes back to a place of the page. Until then they take no room but their padding, and nothing
 * waits before what is laid out, so that all that can be seen is where it belongs (docs/decisions/0004).
 */
export function waitingRules({
  laidOutFirst,
  waitingItems,
}: Pick<TemplateDefinition, 'laidOutFirst' | 'waitingItems'>): string {
  const parts = `main>:nth-child(n+${laidOutFirst + 1})`
  const waiting = waitingItems ? `:is(${parts},${waitingItems})` : parts
  return `@media screen and (max-width:640px) and (orientation:portrait) and (scripting:enabled) and (prefers-reduced-motion:no-preference){
${waiting}{content-visibility:auto;contain-intrinsic-size:auto 0px;animation:laid-out 1ms 1s forwards;${turns.map((turn, index) => `&:nth-child(${turn}n){animation-delay:1.${index + 1}s}`).join('')}}
${wholePage} :is(main>section,main>div${waitingItems ? `,${waitingItems}` : ''}){content-visibility:visible!important}
}
@keyframes laid-out{to{content-visibility:visible}}`
}
