import { addDay, emptyDay, type OpenDay } from './open-day.ts'
import type { ShardDocument } from './stored.ts'

/** The open days of a portfolio, each added up over its counter shards. */
export function addShards(shards: readonly ShardDocument[]): Map<string, OpenDay> {
  const days = new Map<string, OpenDay>()
  for (const [date, part] of shards.flatMap((shard) => Object.entries(shard.days))) {
    const day = days.get(date) ?? emptyDay()
    addDay(day, part)
    days.set(date, day)
  }
  return days
}
