/** For tests: a browser's storage with room for so many characters. */
export class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>()
  room: number
  constructor(room = Infinity) {
    this.room = room
  }
  get length() {
    return this.#items.size
  }
  key = (index: number) => [...this.#items.keys()][index] ?? null
  getItem = (key: string) => this.#items.get(key) ?? null
  removeItem = (key: string) => void this.#items.delete(key)
  clear = () => this.#items.clear()
  setItem = (key: string, value: string) => {
    const others = [...this.#items].filter(([name]) => name !== key).reduce((sum, [, text]) => sum + text.length, 0)
    if (others + value.length > this.room) throw new DOMException('Full', 'QuotaExceededError')
    this.#items.set(key, value)
  }
}
