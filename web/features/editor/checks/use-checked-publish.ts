import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useEditor } from '../state/editor-context.ts'

/** Publishing, with a look before it at what visitors would stumble over. */
export function useCheckedPublish(publish: () => Promise<boolean>) {
  const editor = useEditor()
  const client = useQueryClient()
  const [looking, setLooking] = useState(false)
  const [reviewing, setReviewing] = useState(false)
  return {
    looking,
    reviewing,
    closeReview: () => setReviewing(false),
    publish: async (): Promise<boolean> => {
      setLooking(true)
      // It is advice: where its script does not arrive, publishing goes on without.
      const look = await import('./look.ts').catch(() => null)
      const found = (await look?.hasFindings(editor, client)) ?? false
      setLooking(false)
      if (!found) return publish()
      setReviewing(true)
      return false
    },
  }
}
