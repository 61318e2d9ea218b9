import { expect } from 'vitest'
import { createPortfolio, getPortfolio, patchContent } from '@vitrine/common/api/portfolios'
import { call, succeed } from '../../support/api.ts'

/** Somebody at a portfolio whose list `tools` gets one more entry with each save. */
export interface Writer {
  id: string
  attempts: number
  /** Entries whose save was answered with 200. */
  acknowledged: string[]
}

/** One after the other: what one account creates at once waits for each other. */
export async function openWriters(token: string, count: number, origin?: string): Promise<Writer[]> {
  const writers: Writer[] = []
  while (writers.length < count) {
    const { id } = await succeed(createPortfolio, { origin, token, body: { templateId: 'minimalist-designer' } })
    await succeed(patchContent, {
      origin,
      token,
      params: { id },
      body: { ops: [{ op: 'add', path: '/tools', value: [] }] },
    })
    writers.push({ id, attempts: 0, acknowledged: [] })
  }
  return writers
}

/** Saves one more entry through an instance. */
export async function append(writer: Writer, token: string, origin: string) {
  const entry = `entry ${writer.attempts++}`
  const answer = await call(patchContent, {
    origin,
    token,
    params: { id: writer.id },
    body: { ops: [{ op: 'add', path: '/tools/-', value: entry }] },
  })
  if (answer.status === 200) writer.acknowledged.push(entry)
  return answer
}

export const acknowledgedBy = (writers: readonly Writer[]) =>
  writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)

/** Every acknowledged save is stored exactly once and made one revision. */
export async function expectNothingLost(writers: readonly Writer[], token: string): Promise<void> {
  for (const { id, acknowledged } of writers) {
    const { content, revision } = await succeed(getPortfolio, { token, params: { id } })
    const tools = content.tools ?? []
    expect(acknowledged.filter((entry) => !tools.includes(entry))).toEqual([])
    expect(new Set(tools).size, 'nothing was written twice').toBe(tools.length)
    expect(revision).toBe(2 + tools.length)
  }
}
