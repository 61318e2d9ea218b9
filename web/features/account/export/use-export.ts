import { useEffect, useRef, useState } from 'react'
import type { ExportProgress, ExportRun } from './export-run.ts'

export type ExportState = { phase: 'idle' | 'done' | 'failed' } | { phase: 'running'; progress: ExportProgress | null }

/** The download of everything: what it is doing, and how to start it or to go on with it. */
export function useExport(): { state: ExportState; start: () => Promise<void> } {
  const [state, setState] = useState<ExportState>({ phase: 'idle' })
  const unfinished = useRef<ExportRun | null>(null)
  const leaving = useRef(new AbortController())

  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  async function start(): Promise<void> {
    const { signal } = leaving.current
    setState({ phase: 'running', progress: null })
    try {
      const [{ createExportRun }, { exportSources }, { saveArchives }] = await Promise.all([
        import('./export-run.ts'),
        import('./sources.ts'),
        import('./save-archives.ts'),
      ])
      unfinished.current ??= createExportRun(exportSources)
      saveArchives(await unfinished.current.run((progress) => setState({ phase: 'running', progress }), signal))
      unfinished.current = null
      setState({ phase: 'done' })
    } catch (error) {
      if (signal.aborted) return
      console.warn('The download of everything stopped.', error)
      setState({ phase: 'failed' })
    }
  }

  return { state, start }
}
