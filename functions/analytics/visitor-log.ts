import { dayNumber, dayOfNumber } from '@vitrine/common/analytics/days'

/** Six bytes of key (see visitor.ts) and two for the day since 1970 on which the visitor was last seen. */
const KEY_BYTES = 6
const ENTRY_BYTES = 8

/** When each visitor was last seen. */
export type VisitorLog = Map<string, string>

/** How much one document holds, well below 1 MiB. */
const ENTRIES_A_PART = 100_000

export function packVisitors(log: VisitorLog): Uint8Array[] {
  const entries = [...log]
  const parts = Array.from({ length: Math.max(1, Math.ceil(entries.length / ENTRIES_A_PART)) }, (_, part) =>
    entries.slice(part * ENTRIES_A_PART, (part + 1) * ENTRIES_A_PART),
  )
  return parts.map((part) => {
    const packed = Buffer.alloc(part.length * ENTRY_BYTES)
    for (const [index, [key, day]] of part.entries()) {
      packed.write(key, index * ENTRY_BYTES, 'hex')
      packed.writeUInt16BE(dayNumber(day), index * ENTRY_BYTES + KEY_BYTES)
    }
    return packed
  })
}

export function unpackVisitors(parts: readonly Uint8Array[]): VisitorLog {
  const log: VisitorLog = new Map()
  const days = new Map<number, string>()
  for (const part of parts) {
    const packed = Buffer.from(part)
    for (let at = 0; at < packed.length; at += ENTRY_BYTES) {
      const number = packed.readUInt16BE(at + KEY_BYTES)
      const day = days.get(number) ?? dayOfNumber(number)
      days.set(number, day)
      log.set(packed.toString('hex', at, at + KEY_BYTES), day)
    }
  }
  return log
}

/** How many were last seen on this day or later. */
export function seenSince(log: VisitorLog, day: string): number {
  let count = 0
  for (const last of log.values()) if (last >= day) count++
  return count
}

/** Records that these visitors were seen on a day. */
export function recordVisitors(log: VisitorLog, keys: Iterable<string>, day: string): void {
  for (const key of keys) if ((log.get(key) ?? '') < day) log.set(key, day)
}
