/** What an instance remembers for a while, in bounded space: the oldest gives way. */
export class ExpiringMap<Value> {
  private readonly entries = new Map<string, { value: Value; until: number }>()
  private readonly capacity: number

  constructor(capacity: number) {
    this.capacity = capacity
  }

  get(key: string, now: number): Value | undefined {
    const entry = this.entries.get(key)
    return entry && entry.until > now ? entry.value : undefined
  }

  set(key: string, value: Value, until: number): void {
    this.entries.delete(key)
    this.entries.set(key, { value, until })
    const oldest = this.entries.keys().next()
    if (this.entries.size > this.capacity && !oldest.done) this.entries.delete(oldest.value)
  }

  delete(key: string): void {
    this.entries.delete(key)
  }
}
