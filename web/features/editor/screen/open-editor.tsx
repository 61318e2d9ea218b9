import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getPortfolio, patchContent, updatePortfolio } from '@vitrine/common/api/portfolios'
import type { Portfolio } from '@vitrine/common/api/shapes'
import { getTemplateMeta } from '@vitrine/common/api/templates'
import type { TemplateMetadata } from '@vitrine/common/fields/section'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { usePageTitle } from '../../../lib/page-title.ts'
import { request } from '../../../lib/api.ts'
import { autosaves, startAutosave, watchAutosave } from '../state/autosave.ts'
import { EditorContext, type Editor } from '../state/editor-context.ts'
import { historyKey, keepHistory, readHistory } from '../state/kept-history.ts'
import { createSaver, type EditorApi } from '../state/saver.ts'
import { createEditorStore, type EditorStore } from '../state/store.ts'
import { Workspace } from './workspace.tsx'

const apiOf = (id: string): EditorApi => ({
  patch: (ops, revision) => request(patchContent, { params: { id }, body: { ops }, ifMatch: revision }),
  update: (body, revision) => request(updatePortfolio, { params: { id }, body, ifMatch: revision }),
  load: () => request(getPortfolio, { params: { id } }),
})

/** The editor of one portfolio, from the state in which it was loaded. */
export function OpenEditor({
  uid,
  portfolio,
  metadata,
}: {
  uid: string
  portfolio: Portfolio
  metadata: TemplateMetadata
}) {
  const [opened] = useState(() => openEditor(uid, portfolio))
  const { store, saver } = opened
  const current = useTemplateMetadata(store, portfolio.templateId, metadata)
  const editor = useMemo(() => ({ ...opened, metadata: current }), [opened, current])
  usePageTitle(`Editing: ${portfolio.name}`)

  useEffect(() => {
    const resume = () => saver.resume()
    window.addEventListener('online', resume)
    return () => {
      window.removeEventListener('online', resume)
      saver.stop()
    }
  }, [saver])

  // Only when the page goes: keeping it with every keystroke would cost more than it is worth.
  useEffect(() => {
    const keep = () => keepHistory(sessionStorage, historyKey(uid, portfolio.id), store.getState().history)
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [store, uid, portfolio.id])

  useEffect(() => {
    const autosave = startAutosave(store, saver, autosaves)
    const unwatch = watchAutosave(autosave.update)
    return () => {
      unwatch()
      autosave.stop()
    }
  }, [store, saver])

  return (
    <EditorContext value={editor}>
      <Workspace uid={uid} />
    </EditorContext>
  )
}

/** The fields of the template that the portfolio has now: it can be switched, here or in another tab. */
function useTemplateMetadata(store: EditorStore, first: TemplateId, metadata: TemplateMetadata): TemplateMetadata {
  const id = useSyncExternalStore(store.subscribe, () => store.getState().portfolio.templateId)
  const { data } = useQuery({
    queryKey: ['template-meta', id],
    queryFn: ({ signal }) => request(getTemplateMeta, { params: { id }, signal }),
    initialData: id === first ? metadata : undefined,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
  return data ?? metadata
}

function openEditor(uid: string, portfolio: Portfolio): Omit<Editor, 'metadata'> {
  const store = createEditorStore(portfolio, Date.now, readHistory(sessionStorage, historyKey(uid, portfolio.id)))
  const saver = createSaver(store, apiOf(portfolio.id))
  const changeAll: Editor['changeAll'] = (values) => {
    store.change(values)
    void saver.save(values.map(({ path }) => path))
  }
  return { portfolioId: portfolio.id, store, saver, changeAll, change: (path, value) => changeAll([{ path, value }]) }
}
