import { useState } from 'react'
import { useEditor } from '../state/editor-context.ts'

/**
 * Publishing, with a look at what visitors would miss before it: pictures without a description. What is required is
 * told by publishing itself, at its place in the specification's order.
 */
export function useCheckedPublish(publish: () => Promise<boolean>) {
  const { store, metadata } = useEditor()
  const [reviewing, setReviewing] = useState(false)
  return {
    reviewing,
    closeReview: () => setReviewing(false),
    publish: async (): Promise<boolean> => {
      // It is advice: where its script does not arrive, publishing goes on without.
      const checks = await import('@vitrine/common/portfolio/checks').catch(() => null)
      const { content, layout } = store.getState().history.present
      if (!checks?.checkContent(metadata, content, layout).some(({ kind }) => kind === 'alt')) return publish()
      setReviewing(true)
      return false
    },
  }
}
