import { canvasOf, encoded } from '../pictures/canvas.ts'

/** What is known of a video or audio file once the browser has begun to play it. */
export interface Recording {
  isVideo: boolean
  /** Of the picture, in pixels. */
  width?: number
  height?: number
  seconds?: number
  /** A frame of the video, to be its poster. */
  frame?: File
}

/** How long a browser may take to open a file that is on its device. */
const PATIENCE_MS = 10_000
/** Where the poster is taken from: the very first frame is often black. */
const POSTER_AT = 0.1
const POSTER_QUALITY = 0.9

/** Opens a video or audio file. Null where this browser cannot play it. */
export async function openRecording(file: File): Promise<Recording | null> {
  const isVideo = file.type.startsWith('video/')
  const player = document.createElement(isVideo ? 'video' : 'audio')
  const address = URL.createObjectURL(file)
  try {
    player.muted = true
    player.preload = 'auto'
    player.src = address
    if (!(await happens(player, isVideo ? 'loadeddata' : 'loadedmetadata'))) return null
    // What a browser recorded itself does not say how long it is.
    const seconds = Number.isFinite(player.duration) ? Math.round(player.duration) : undefined
    if (!(player instanceof HTMLVideoElement) || player.videoWidth === 0) return { isVideo: false, seconds }
    const { videoWidth: width, videoHeight: height } = player
    return { isVideo: true, width, height, seconds, frame: await frameOf(player, file.name) }
  } finally {
    player.removeAttribute('src')
    player.load()
    URL.revokeObjectURL(address)
  }
}

async function frameOf(video: HTMLVideoElement, name: string): Promise<File | undefined> {
  if (Number.isFinite(video.duration)) {
    const arrived = happens(video, 'seeked')
    video.currentTime = video.duration * POSTER_AT
    await arrived
  }
  const { canvas, context } = canvasOf({ width: video.videoWidth, height: video.videoHeight })
  context.drawImage(video, 0, 0)
  return encoded(canvas, {
    name: `${name.replace(/\.\w+$/, '')}-poster.jpg`,
    type: 'image/jpeg',
    quality: POSTER_QUALITY,
  }).catch(() => undefined)
}

/** Whether something comes of a file: false for one that cannot be played. */
function happens(player: HTMLMediaElement, event: 'loadeddata' | 'loadedmetadata' | 'seeked'): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (happened: boolean) => {
      clearTimeout(timer)
      resolve(happened)
    }
    const timer = setTimeout(() => end(false), PATIENCE_MS)
    player.addEventListener(event, () => end(true), { once: true })
    player.addEventListener('error', () => end(false), { once: true })
  })
}
