import { AbandonedTransactions } from '../../support/abandoned-transactions.ts'
import { startFunctions, type FunctionsProcess } from '../../support/functions-process.ts'

/** The built API and the webhook, each in a process of its own, that are killed now and then and started again. */
export class Instances {
  private api: FunctionsProcess
  private webhook: FunctionsProcess
  private readonly transactions: AbandonedTransactions
  private readonly written: string[] = []
  /** Settles when there are successors of what was killed. */
  restarted: Promise<void> = Promise.resolve()

  private constructor(transactions: AbandonedTransactions, [api, webhook]: [FunctionsProcess, FunctionsProcess]) {
    this.transactions = transactions
    this.api = api
    this.webhook = webhook
  }

  static async start(): Promise<Instances> {
    return new Instances(await AbandonedTransactions.fromNow(), await startBoth())
  }

  get apiOrigin(): string {
    return this.api.origin
  }

  get webhookOrigin(): string {
    return this.webhook.origin
  }

  /** What all of them have written, by lines. */
  get output(): string[] {
    return [...this.written, this.api.output(), this.webhook.output()].flatMap((output) => output.split('\n'))
  }

  kill(): Promise<void> {
    this.restarted = this.restarted.then(async () => {
      await this.stop()
      await this.transactions.endAll()
      this.written.push(this.api.output(), this.webhook.output())
      ;[this.api, this.webhook] = await startBoth()
    })
    return this.restarted
  }

  async stop(): Promise<void> {
    await Promise.all([this.api.stop('SIGKILL'), this.webhook.stop('SIGKILL')])
  }
}

const startBoth = () => Promise.all([startFunctions(), startFunctions()])
