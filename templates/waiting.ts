import type { TemplateDefinition } from './definition.ts'

/**
 * On a phone the parts of a page that are far below wait: they are laid out after a second, when they come near the window, or at
 * once where somebody is led or comes back to a place of the page. Until then they take no room but their padding, and nothing
 * waits before what is laid out, so that all that can be seen is where it belongs (docs/decisions/0004).
 */
export function waitingRules({ laidOutFirst }: Pick<TemplateDefinition, 'laidOutFirst'>): string {
  const waiting = `main>:nth-child(n+${laidOutFirst + 1})`
  return `@media screen and (max-width:640px) and (orientation:portrait) and (scripting:enabled) and (prefers-reduced-motion:no-preference){
${waiting}{content-visibility:auto;contain-intrinsic-size:auto 0px;animation:laid-out 1ms 1s forwards}
main>:nth-child(2n){animation-delay:1.1s}
main>:nth-child(3n){animation-delay:1.2s}
main>:nth-child(5n){animation-delay:1.3s}
:is(:has(:target),.reload,.back_forward) main>*{content-visibility:visible}
}
@keyframes laid-out{to{content-visibility:visible}}`
}
