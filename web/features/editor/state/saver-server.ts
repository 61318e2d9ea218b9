import { applyPatch } from 'rfc6902'
import type { Portfolio } from '@vitrine/common/api/shapes'
import { ApiError } from '../../../lib/api-error.ts'
import type { EditorApi } from './portfolio-place.ts'
import { testPortfolio } from './test-portfolio.ts'

export const portfolio: Portfolio = {
  ...testPortfolio,
  content: { hero: { name: 'Ada', title: 'Engineer' }, gallery: { images: [{ caption: 'One' }, { caption: 'Two' }] } },
}

/** For tests: behaves as the API does, with whole patches, revisions and refusals. Every call waits until the test lets it pass. */
export class Server implements EditorApi {
  stored = structuredClone(portfolio)
  calls: string[] = []
  offline = false
  refusal: ApiError | null = null
  gate: Promise<void> = Promise.resolve()

  async patch(ops: Parameters<EditorApi['patch']>[0], revision: number) {
    await this.receive('patch', revision)
    const content = structuredClone(this.stored.content)
    const failed = applyPatch(content, ops).find((error) => error !== null)
    if (failed) throw new ApiError(422, 'invalid-patch', failed.message)
    return this.commit({ content })
  }

  async update(body: Parameters<EditorApi['update']>[0], revision: number) {
    await this.receive('update', revision)
    return this.commit(body)
  }

  async load() {
    await this.receive('load')
    return structuredClone(this.stored)
  }

  /** Another tab. */
  commit(change: Partial<Portfolio>): Portfolio {
    this.stored = { ...this.stored, ...change, revision: this.stored.revision + 1 }
    return structuredClone(this.stored)
  }

  /** Another call of this tab, such as publishing. */
  async publish() {
    await this.receive('publish')
    return this.commit({ status: 'published' })
  }

  protected async receive(call: string, revision?: number) {
    this.calls.push(call)
    await this.gate
    if (this.offline) throw new ApiError(0, 'network', 'Network error or server unavailable')
    if (this.refusal) throw this.refusal
    if (revision !== undefined && revision !== this.stored.revision)
      throw new ApiError(412, 'revision-conflict', 'Changed elsewhere')
  }
}
