import { useSay } from './say.ts'

/**
 * Where `page-scripts/menu.ts` puts the button that opens a navigation on narrow screens. Stands right before the
 * navigation; the template hides `[data-menu][data-state='closed'] + nav` and shows the button where it is narrow.
 */
export function MenuSlot({ controls }: { controls: string }) {
  return <div data-menu={controls} data-label={useSay()('Menu')} />
}
