/// <reference lib="dom" />
import { chromium, type Browser } from '@playwright/test'
import sharp from 'sharp'
import { chromiumFlags, requireChromium } from '../../chromium.ts'
import { renderSvg, type Scene } from '../../pictures/lib/render.ts'

const FRAMES_A_SECOND = 24
const SIZE = { width: 960, height: 540 }

export interface FilmPlan {
  /** In seconds. */
  length: number
  /** What there is to see at a moment; scenes of the same name are the same. */
  sceneAt: (seconds: number) => { name: string; scene: Scene }
  /** A WAV. */
  sound: Buffer
}

export const withBrowser = async <T>(work: (browser: Browser) => Promise<T>): Promise<T> => {
  const browser = await chromium.launch({
    executablePath: await requireChromium(),
    args: [...chromiumFlags, '--autoplay-policy=no-user-gesture-required'],
  })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** A film, as the browser itself records one: in the time that it takes. */
export async function filmOf(browser: Browser, { length, sceneAt, sound }: FilmPlan): Promise<Buffer> {
  const order = Array.from({ length: Math.round(length * FRAMES_A_SECOND) }, (_, frame) =>
    sceneAt(frame / FRAMES_A_SECOND),
  )
  const drawn = new Map<string, string>()
  for (const { name, scene } of order) {
    if (drawn.has(name)) continue
    const image = await sharp(Buffer.from(renderSvg({ ...SIZE, seed: 57, grain: 0, scene })))
      .jpeg({ quality: 92 })
      .toBuffer()
    drawn.set(name, `data:image/jpeg;base64,${image.toString('base64')}`)
  }
  const page = await browser.newPage()
  const data = await page.evaluate(record, {
    ...SIZE,
    rate: FRAMES_A_SECOND,
    pictures: Object.fromEntries(drawn),
    order: order.map(({ name }) => name),
    sound: sound.toString('base64'),
  })
  await page.close()
  return Buffer.from(data, 'base64')
}

interface Recording {
  width: number
  height: number
  rate: number
  pictures: Record<string, string>
  order: string[]
  sound: string
}

/** Runs in the browser: it knows nothing of this file. */
async function record({ width, height, rate, pictures, order, sound }: Recording): Promise<string> {
  const images = new Map<string, HTMLImageElement>()
  for (const [name, src] of Object.entries(pictures)) {
    const image = Object.assign(new Image(), { src })
    await image.decode()
    images.set(name, image)
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  const player = new AudioContext()
  const source = player.createBufferSource()
  source.buffer = await player.decodeAudioData(Uint8Array.from(atob(sound), (sign) => sign.charCodeAt(0)).buffer)
  const heard = player.createMediaStreamDestination()
  source.connect(heard)
  const stream = new MediaStream([...canvas.captureStream(rate).getTracks(), ...heard.stream.getTracks()])
  const recorder = new MediaRecorder(stream, {
    mimeType: 'video/mp4;codecs=vp9,opus',
    videoBitsPerSecond: 350_000,
    audioBitsPerSecond: 64_000,
  })
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
  recorder.start()
  source.start()
  const start = performance.now()
  for (;;) {
    const frame = Math.floor(((performance.now() - start) / 1000) * rate)
    const image = images.get(order[frame] ?? '')
    if (!image) break
    context?.drawImage(image, 0, 0)
    await new Promise(requestAnimationFrame)
  }
  recorder.stop()
  await stopped
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
