import { adaMarlowe } from '../portfolios/ada-marlowe.ts'
import { jonasFeld } from '../portfolios/jonas-feld.ts'
import { marloweStudio } from '../portfolios/marlowe-studio.ts'
import { mioAoki } from '../portfolios/mio-aoki.ts'
import { adaMarlowePages } from './ada-marlowe.ts'
import type { DemoPage } from './demo-page.ts'
import { jonasFeldPages } from './jonas-feld.ts'
import { marloweStudioPages } from './marlowe-studio.ts'
import { mioAokiPages } from './mio-aoki.ts'

/** The pages of the demo data, by portfolio. Items have the ids that readers give them: their places. */
export const demoPages: Readonly<Record<string, readonly DemoPage[]>> = {
  [adaMarlowe.id]: adaMarlowePages,
  [marloweStudio.id]: marloweStudioPages,
  [jonasFeld.id]: jonasFeldPages,
  [mioAoki.id]: mioAokiPages,
}
