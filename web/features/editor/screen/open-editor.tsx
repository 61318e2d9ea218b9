import { useEffect, useState } from 'react'
import { getPortfolio, patchContent, updatePortfolio } from '@vitrine/common/api/portfolios'
import type { Portfolio } from '@vitrine/common/api/shapes'
import type { TemplateMetadata } from '@vitrine/common/templates/fields'
import { usePageTitle } from '../../../lib/page-title.ts'
import { request } from '../../../lib/api.ts'
import { EditorContext, type Editor } from '../state/editor-context.ts'
import { createSaver, type EditorApi } from '../state/saver.ts'
import { createEditorStore } from '../state/store.ts'
import { Workspace } from './workspace.tsx'

const apiOf = (id: string): EditorApi => ({
  patch: (ops, revision) => request(patchContent, { params: { id }, body: { ops }, ifMatch: revision }),
  update: (body, revision) => request(updatePortfolio, { params: { id }, body, ifMatch: revision }),
  load: () => request(getPortfolio, { params: { id } }),
})

/** The editor of one portfolio, from the state in which it was loaded. */
export function OpenEditor({ uid, portfolio, metadata }: { uid: string; portfolio: Portfolio; metadata: TemplateMetadata }) {
  const [editor] = useState(() => openEditor(portfolio, metadata))
  const { saver } = editor
  usePageTitle(`Editing: ${portfolio.name}`)

  useEffect(() => {
    const resume = () => saver.resume()
    window.addEventListener('online', resume)
    return () => {
      window.removeEventListener('online', resume)
      saver.stop()
    }
  }, [saver])

  return (
    <EditorContext value={editor}>
      <Workspace uid={uid} />
    </EditorContext>
  )
}

function openEditor(portfolio: Portfolio, metadata: TemplateMetadata): Editor {
  const store = createEditorStore(portfolio)
  const saver = createSaver(store, apiOf(portfolio.id))
  const changeAll: Editor['changeAll'] = (values) => {
    store.change(values)
    void saver.save(values.map(({ path }) => path))
  }
  return { portfolioId: portfolio.id, metadata, store, saver, changeAll, change: (path, value) => changeAll([{ path, value }]) }
}
