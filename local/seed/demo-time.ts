import { Timestamp } from 'firebase-admin/firestore'

const DAY_MS = 86_400_000

/** The day after the last one that the demo's data name. */
const WRITTEN_MS = Date.parse('2025-11-26T00:00:00Z')

/** Whole days, so that everything keeps its time of day. */
const shift = Math.max(0, Math.floor((Date.now() - WRITTEN_MS) / DAY_MS)) * DAY_MS

/** A moment of the demo's data, moved so that the last of them is of yesterday: a demo looks in use. */
export const demoTime = (written: string): Timestamp => Timestamp.fromMillis(Date.parse(written) + shift)
