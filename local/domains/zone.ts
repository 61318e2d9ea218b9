export const zoneTypes = ['TXT', 'CNAME', 'A', 'AAAA'] as const
export type ZoneType = (typeof zoneTypes)[number]

export interface ZoneRecord {
  name: string
  type: ZoneType
  value: string
}

export const isZoneType = (text: unknown): text is ZoneType => zoneTypes.some((type) => type === text)

/** All of DNS, as far as this machine is concerned. */
export class Zone {
  #records: ZoneRecord[]

  constructor(records: readonly ZoneRecord[] = []) {
    this.#records = [...records]
  }

  all(): readonly ZoneRecord[] {
    return this.#records
  }

  find(name: string, type: ZoneType): string[] {
    return this.#records
      .filter((found) => found.name === name.toLowerCase() && found.type === type)
      .map(({ value }) => value)
  }

  has(name: string): boolean {
    return this.#records.some((found) => found.name === name.toLowerCase())
  }

  add(record: ZoneRecord): void {
    this.remove(record)
    this.#records.push({ ...record, name: record.name.toLowerCase() })
  }

  remove({ name, type, value }: ZoneRecord): void {
    this.#records = this.#records.filter(
      (found) => found.name !== name.toLowerCase() || found.type !== type || found.value !== value,
    )
  }

  /** Replaces all records of a name and type. */
  set(name: string, type: ZoneType, values: readonly string[]): void {
    for (const value of this.find(name, type)) this.remove({ name, type, value })
    for (const value of values) this.add({ name, type, value })
  }
}
