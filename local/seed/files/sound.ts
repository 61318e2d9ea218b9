import { Random } from '../../lib/random.ts'

const RATE = 16_000
const HEADER_BYTES = 44

/** A lid that closes. */
export interface Click {
  /** In seconds. */
  at: number
  /** 0 to 1. */
  loudness: number
  /** In Hz, of the tin that it is. */
  pitch: number
}

/** The sound of lids as a WAV of one channel: a short noise, and the tin that rings after it. */
export function soundOf(clicks: readonly Click[], seconds: number): Buffer {
  const samples = new Float64Array(Math.round(seconds * RATE))
  const random = new Random(19)
  for (const { at, loudness, pitch } of clicks) {
    const first = Math.round(at * RATE)
    for (let index = 0; first + index < samples.length && index < RATE; index++) {
      const time = index / RATE
      const ring = (frequency: number, fades: number) =>
        Math.sin(2 * Math.PI * frequency * time) * Math.exp(-time * fades)
      const noise = (random.next() * 2 - 1) * Math.exp(-time * 260)
      const value = 0.5 * noise + 0.3 * ring(pitch, 34) + 0.14 * ring(pitch * 1.73, 52) + 0.3 * ring(170, 60)
      samples[first + index] = (samples[first + index] ?? 0) + value * loudness
    }
  }
  const sound = Buffer.alloc(HEADER_BYTES + samples.length * 2)
  sound.write('RIFF', 0)
  sound.writeUInt32LE(sound.length - 8, 4)
  sound.write('WAVEfmt ', 8)
  sound.writeUInt32LE(16, 16)
  // Plain samples, one channel, two bytes each.
  sound.writeUInt16LE(1, 20)
  sound.writeUInt16LE(1, 22)
  sound.writeUInt32LE(RATE, 24)
  sound.writeUInt32LE(RATE * 2, 28)
  sound.writeUInt16LE(2, 32)
  sound.writeUInt16LE(16, 34)
  sound.write('data', 36)
  sound.writeUInt32LE(samples.length * 2, 40)
  for (const [index, sample] of samples.entries())
    sound.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), HEADER_BYTES + index * 2)
  return sound
}
