import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useEditor } from '../state/editor-context.ts'

/** Publishes after running the checks. With findings it opens their review instead. */
export function useCheckedPublish(publish: () => Promise<boolean>) {
  const editor = useEditor()
  const client = useQueryClient()
  const [checking, setChecking] = useState(false)
  const [reviewing, setReviewing] = useState(false)
  return {
    checking,
    reviewing,
    closeReview: () => setReviewing(false),
    publish: async (): Promise<boolean> => {
      setChecking(true)
      // The checks are advice: if their script does not load, the page is published without them.
      const checks = await import('./has-findings.ts').catch(() => null)
      const found = (await checks?.hasFindings(editor, client)) ?? false
      setChecking(false)
      if (!found) return publish()
      setReviewing(true)
      return false
    },
  }
}
