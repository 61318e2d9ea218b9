import type { Browser } from '@playwright/test'
import { hingedTin } from '../../pictures/scenes/hinged-tin.ts'
import { tinColors } from '../../pictures/demo.ts'
import type { DemoFile } from '../portfolio.ts'
import { filmOf } from './film.ts'
import { type Click, soundOf } from './sound.ts'

const OPEN = 96
/** Of the film, in seconds: when the lid begins to move, when it has, and how far it is open then. */
const moves = [
  { from: 1, to: 2.1, degrees: 0 },
  { from: 3.6, to: 4.7, degrees: OPEN },
  { from: 5.4, to: 6.5, degrees: 0 },
] as const
const LENGTH = 8

function degreesAt(seconds: number): number {
  let degrees: number = OPEN
  for (const move of moves) {
    if (seconds < move.from) return degrees
    const done = Math.min(1, (seconds - move.from) / (move.to - move.from))
    // Down it falls, up it is lifted.
    const way = move.degrees === 0 ? done ** 3 : (1 - Math.cos(done * Math.PI)) / 2
    degrees += (move.degrees - degrees) * way
    if (done < 1) return degrees
  }
  return degrees
}

/** The lid that closes best. */
const best = { loudness: 0.5, pitch: 1_480 }
const closings = moves.filter(({ degrees }) => degrees === 0).map(({ to }): Click => ({ ...best, at: to }))

const film = (browser: Browser) =>
  filmOf(browser, {
    length: LENGTH,
    sceneAt(seconds) {
      const degrees = Math.round(degreesAt(seconds) / 2) * 2
      return { name: String(degrees), scene: hingedTin(degrees, tinColors) }
    },
    sound: soundOf(closings, LENGTH),
  })

const lids: readonly Click[] = [
  { at: 0.4, loudness: 0.95, pitch: 2_350 },
  { at: 1.7, loudness: 0.8, pitch: 2_020 },
  { at: 3, loudness: 0.7, pitch: 1_810 },
  { at: 4.3, loudness: 0.55, pitch: 1_640 },
  { at: 5.6, ...best, loudness: 0.32 },
]
const LIDS_LENGTH = 7

const filmCaptions = `WEBVTT

00:00.000 --> 00:02.000
The hinge is folded from the lid itself.

00:02.100 --> 00:03.500
[It closes: a short click]

00:03.600 --> 00:05.300
A thumb opens it, 3.2 newtons.

00:06.500 --> 00:08.000
[Click]
`

/** The box of the tins, laid flat: what is cut, and what is folded. */
const boxPlan = `<!doctype html><meta charset="utf-8"><title>Form, the box for two tins</title>
<style>
  @page { size: A4 landscape; margin: 0 }
  body { margin: 0 } svg { display: block; width: 297mm; height: 209mm }
  text { font: 4px 'Liberation Sans', Arial, sans-serif } .cut { fill: none; stroke: #22344d; stroke-width: .5 }
  .fold { stroke: #d5492f; stroke-width: .4; stroke-dasharray: 2.4 1.6 }
</style>
<svg viewBox="0 0 297 209">
  <text x="16" y="20" style="font-size:8px;font-weight:bold">Form, the box for two tins</text>
  <text x="16" y="28">Marlowe Studio. Board 420 g/m², 1:1.5. Blue is cut, red is folded.</text>
  <path class="cut" d="M30 80h12l4-24h42l4 24h46l4-24h42l4 24h46v66h-46l-4 24h-42l-4-24h-46l-4 24h-42l-4-24h-12l-8-6v-54z" transform="translate(22 0)"/>
  <path class="fold" d="M52 80h190M52 146h190M52 80v66M110 80v66M160 80v66M206 80v66"/>
  <text x="72" y="116">front</text><text x="126" y="116">side</text><text x="174" y="116">back</text><text x="216" y="116">side</text>
  <text x="68" y="152">86 mm</text><text x="122" y="152">64 mm</text><text x="246" y="116">104 mm</text>
</svg>`

async function plan(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage()
  await page.setContent(boxPlan)
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  await page.close()
  return pdf
}

/** What the case study about the tin has beside pictures. */
export const marloweStudioFiles = {
  film: {
    file: '1731060000000-hinge.mp4',
    type: 'video/mp4',
    facts: { name: 'hinge.mp4', width: 960, height: 540, seconds: LENGTH },
    make: film,
  },
  captions: {
    file: '1731060000001-hinge.vtt',
    type: 'text/vtt',
    facts: { name: 'hinge.vtt' },
    make: () => Promise.resolve(Buffer.from(filmCaptions)),
  },
  lids: {
    file: '1731060000002-five-lids.wav',
    type: 'audio/wav',
    facts: { name: 'five-lids.wav', seconds: LIDS_LENGTH },
    make: () => Promise.resolve(soundOf(lids, LIDS_LENGTH)),
  },
  plan: {
    file: '1731060000003-box-for-two-tins.pdf',
    type: 'application/pdf',
    facts: { name: 'box-for-two-tins.pdf' },
    make: plan,
  },
} as const satisfies Record<string, DemoFile>
