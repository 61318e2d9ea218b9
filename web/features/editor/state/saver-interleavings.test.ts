import fc, { type Scheduler } from 'fast-check'
import { expect, it } from 'vitest'
import { getAt } from '@vitrine/common/portfolio/paths'
import { portfolioPlace } from './portfolio-place.ts'
import { createSaver } from './saver.ts'
import { portfolio, Server } from './saver-server.ts'
import { createEditorStore } from './store.ts'

const step = fc.record({
  act: fc.constantFrom('type', 'type', 'save', 'publish', 'other tab edits', 'other tab switches'),
  /** Of fields that no other tab edits. */
  path: fc.constantFrom('content.hero.name', 'content.gallery.images.1.caption', 'name'),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
const steps = fc.array(step, { maxLength: 25 })

/** The way to the server and the way back take as long as the scheduler wants. */
class SlowServer extends Server {
  /** Writes that were refused although only this tab had written since. */
  refusedForNothing = 0
  /** The revision that another tab has made last. */
  others = 0

  private readonly scheduler: Scheduler

  constructor(scheduler: Scheduler) {
    super()
    this.scheduler = scheduler
  }

  otherTab(change: Parameters<Server['commit']>[0]): void {
    this.others = this.commit(change).revision
  }

  protected override async receive(call: string, revision?: number): Promise<void> {
    await this.scheduler.schedule(Promise.resolve(), call)
    if (revision !== undefined && revision < this.stored.revision && revision >= this.others) this.refusedForNothing++
    await super.receive(call, revision)
  }

  override patch: Server['patch'] = async (...call) => this.back(await super.patch(...call))
  override update: Server['update'] = async (...call) => this.back(await super.update(...call))
  override load: Server['load'] = async () => this.back(await super.load())
  override publish: Server['publish'] = async () => this.back(await super.publish())

  private back<T>(answer: T): Promise<T> {
    return this.scheduler.schedule(Promise.resolve(answer), 'answer')
  }
}

it('the draft holds what was typed, and no write of this tab is in the way of another, in whatever order all comes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), steps, async (scheduler, steps) => {
      const server = new SlowServer(scheduler)
      const store = createEditorStore(structuredClone(portfolio))
      const saver = createSaver(store, portfolioPlace(store, server))
      const latest: Record<string, string> = {}
      const inDraft = () =>
        Object.fromEntries(Object.keys(latest).map((path) => [path, getAt(store.getState().history.present, path)]))
      store.subscribe(() => expect(inDraft()).toEqual(latest))

      const act = ({ act, path }: Step, text: string): void => {
        if (act === 'type') {
          latest[path] = text
          store.type(path, text)
        } else if (act === 'save') void saver.save()
        else if (act === 'publish') void saver.call(() => server.publish())
        else {
          const { content } = server.stored
          server.otherTab(
            act === 'other tab edits'
              ? { content: { ...content, hero: { ...content.hero, title: text } } }
              : { templateId: 'developer-pro' },
          )
          void saver.refresh()
        }
      }
      const { task } = scheduler.scheduleSequence(
        steps.map((step, index) => ({
          label: step.act,
          builder: () => Promise.resolve(act(step, `text of step ${index}`)),
        })),
      )
      await scheduler.waitFor(task)
      await scheduler.waitFor(saver.save())
      await scheduler.waitIdle()

      expect(server.refusedForNothing).toBe(0)
      expect(store.getState().pending).toEqual([])
      for (const [path, text] of Object.entries(latest)) expect(getAt(server.stored, path)).toBe(text)
      expect(store.getState().history.present.content).toEqual(server.stored.content)
    }),
  )
})
