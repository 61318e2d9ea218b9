import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { ArchivedPortfolio } from '@vitrine/common/portfolio/exchange/archive'
import { messageOf } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import { heard, say } from '../../../lib/words/say.ts'
import { createImportRun, type ImportRun, type RunItem } from './import-run.ts'
import { runCalls } from './calls.ts'
import type { OpenedArchive } from './open-archive.ts'

export interface RunView {
  items: readonly RunItem[]
  isRunning: boolean
  /** A stop or a removal is under way. */
  isBusy: boolean
  goOn: () => Promise<void>
  stop: () => Promise<void>
  removeIncomplete: () => Promise<void>
}

const REMOVE_FAILED = 'The incomplete draft couldn’t be removed. You’ll find it on your dashboard.'

/** The portfolios of an archive on their way into the account: what they are doing, and what can be done about it. */
export function useImport(
  uid: string,
  archive: OpenedArchive,
): { view: RunView | null; start: (chosen: readonly ArchivedPortfolio[]) => void } {
  const queryClient = useQueryClient()
  const [run, setRun] = useState<ImportRun | null>(null)
  const [items, setItems] = useState<readonly RunItem[]>([])
  const [isRunning, setRunning] = useState(false)
  const [isBusy, setBusy] = useState(false)

  // The screen was left: stop without showing the outcome.
  useEffect(() => () => void run?.stop(), [run])

  const refresh = () =>
    Promise.all([['portfolios'], ['deleted-portfolios']].map((queryKey) => queryClient.invalidateQueries({ queryKey })))

  async function goOn(from: ImportRun): Promise<void> {
    setRunning(true)
    await from.run()
    setRunning(false)
    void refresh()
  }

  async function whileBusy(work: () => Promise<void>): Promise<void> {
    setBusy(true)
    await work()
    setBusy(false)
  }

  function start(chosen: readonly ArchivedPortfolio[]): void {
    const started = createImportRun(chosen, (signal) => runCalls(uid, archive, signal), setItems)
    setItems(started.items())
    setRun(started)
    void goOn(started)
  }

  async function removeIncomplete(of: ImportRun): Promise<void> {
    await of.removeIncomplete().catch((error: unknown) => toast.error(heard(messageOf(error, say(REMOVE_FAILED)))))
    void refresh()
  }

  return {
    start,
    view: run && {
      items,
      isRunning,
      isBusy,
      goOn: () => goOn(run),
      stop: () => whileBusy(run.stop),
      removeIncomplete: () => whileBusy(() => removeIncomplete(run)),
    },
  }
}
