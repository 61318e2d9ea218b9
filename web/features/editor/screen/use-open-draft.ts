import { useCallback } from 'react'
import { openLocalPreview } from '../../preview/index.ts'
import { useEditor } from '../state/editor-context.ts'

/** Opens the draft in a new tab, unsaved edits included. */
export function useOpenDraft(): () => void {
  const { store } = useEditor()
  return useCallback(() => {
    const { portfolio, history } = store.getState()
    const { name, content, design, layout } = history.present
    openLocalPreview({
      portfolioId: portfolio.id,
      templateId: portfolio.templateId,
      portfolioName: name,
      content,
      design,
      layout,
    })
  }, [store])
}
