import { createAccount, type TestAccount } from '../../support/accounts.ts'
import { holdEvents } from '../../support/payments.ts'
import type { Random } from '../../../local/lib/random.ts'

export interface KnownPortfolio {
  uid: string
  id: string
}

/** A private link by an address that it has, or had. */
export interface KnownLink {
  uid: string
  token: string
  portfolioId: string
  linkId: string
  path: string
}

/** A case study or an article, by the address that was answered last. */
export interface KnownPage extends KnownPortfolio {
  token: string
  pageId: string
  slug: string
}

/** The shared state of a run's workers: few accounts, portfolios and usernames, so that they collide. */
export class World {
  readonly accounts: TestAccount[] = []
  readonly portfolios: KnownPortfolio[] = []
  readonly usernames: readonly string[]
  /** Sessions at the payment provider that somebody could pay or has paid. */
  readonly sessions: { uid: string; portfolioId: string; checkoutId: string; sessionId: string }[] = []
  readonly links: KnownLink[] = []
  readonly pages: KnownPage[] = []
  private open: TestAccount[] = []
  private readonly busyWith = new Map<number, { account: TestAccount; id: string }>()
  private readonly given = new Map<string, string[]>()

  constructor(usernames: readonly string[]) {
    this.usernames = usernames
  }

  /** Adds an account, whose payment events wait until a worker delivers them. */
  async addAccount(): Promise<TestAccount> {
    const account = await createAccount()
    await holdEvents(account.uid)
    this.accounts.push(account)
    this.open.push(account)
    return account
  }

  /** From now on rarely used, as by a tab that was left open. */
  leave({ uid }: TestAccount): void {
    this.open = this.open.filter((account) => account.uid !== uid)
  }

  /** Names that an account may hold, those that it gave up among them; any where it never had one. */
  usernamesOf(uid: string): readonly string[] {
    return this.given.get(uid) ?? this.usernames
  }

  claimed(uid: string, username: string): void {
    this.given.set(uid, [...new Set([...(this.given.get(uid) ?? []), username])])
  }

  pickAccount(random: Random): TestAccount {
    return random.pick(random.chance(0.03) ? this.accounts : this.open)
  }

  /**
   * Mostly the portfolio that the worker is busy with, now and then any: transactions on one document wait for each other
   * for seconds, and nothing would be done if all wanted the same.
   */
  pickPortfolio(worker: number, random: Random): { account: TestAccount; id: string } | null {
    const busyWith = this.busyWith.get(worker)
    if (busyWith && this.open.includes(busyWith.account) && random.chance(0.8)) return busyWith
    const account = this.pickAccount(random)
    const own = this.portfolios.filter(({ uid }) => uid === account.uid)
    if (own.length === 0) return null
    const picked = { account, id: random.pick(own).id }
    const isFree = ![...this.busyWith.values()].some(({ id }) => id === picked.id)
    if (isFree) this.busyWith.set(worker, picked)
    return picked
  }
}
