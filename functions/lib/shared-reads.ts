interface Reading<Value> {
  value: Promise<Value>
  /** Begins when this one has ended. */
  next: Promise<Value> | null
}

/**
 * Reads of which each answers everybody who asked before it began. Whoever asks while one is under way waits for the
 * next, so no answer is older than its question, and a crowd that asks for the same thing costs a few reads.
 */
export class SharedReads<Value> {
  private readonly readings = new Map<string, Reading<Value>>()
  private readonly read: (key: string) => Promise<Value>

  constructor(read: (key: string) => Promise<Value>) {
    this.read = read
  }

  get(key: string): Promise<Value> {
    const current = this.readings.get(key)
    if (!current) return this.begin(key)
    const begin = () => this.begin(key)
    current.next ??= current.value.then(begin, begin)
    return current.next
  }

  private begin(key: string): Promise<Value> {
    const reading: Reading<Value> = { value: this.read(key), next: null }
    this.readings.set(key, reading)
    const end = () => {
      if (!reading.next) this.readings.delete(key)
    }
    reading.value.then(end, end)
    return reading.value
  }
}
