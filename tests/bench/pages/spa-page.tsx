import { initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, doc, getDoc, getFirestore } from 'firebase/firestore'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import type { TemplateId } from '@vitrine/common/templates/ids'
import type { TemplateDefinition } from '@vitrine/templates/definition'
import { exampleSets } from '@vitrine/templates/example-sets'
import { latinLetters } from '@vitrine/templates/letters'
import { TemplatePage } from '@vitrine/templates/page'
import { pictureResolver } from '@vitrine/templates/picture'
import { registry } from '@vitrine/templates/registry'
import { pageStyles } from '@vitrine/templates/styles'

/** How most portfolio builders on Firebase show a page: a React app that fetches the portfolio and renders it in the browser. */

declare const FIRESTORE_PORT: number

interface Portfolio {
  templateId: TemplateId
  content: PortfolioContent
}

const picture = pictureResolver({ origin: '', bucket: '' })

async function load(id: string): Promise<[Portfolio, TemplateDefinition]> {
  const db = getFirestore(initializeApp({ projectId: 'demo-vitrine', apiKey: 'demo', appId: 'demo' }))
  connectFirestoreEmulator(db, '127.0.0.1', FIRESTORE_PORT)
  const portfolio = (await getDoc(doc(db, 'templates', id))).data() as Portfolio
  return [portfolio, await registry[portfolio.templateId]()]
}

function App({ id }: { id: string }) {
  const [loaded, setLoaded] = useState<[Portfolio, TemplateDefinition] | null>(null)
  useEffect(() => {
    void load(id).then(setLoaded)
  }, [id])
  if (!loaded) return null
  const [{ content }, definition] = loaded
  return (
    <>
      <style>{pageStyles(definition, {}, latinLetters)}</style>
      <TemplatePage
        definition={definition}
        content={content}
        layout={{ hidden: [] }}
        picture={picture}
        pictureSets={exampleSets(content)}
      />
    </>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<App id={root.dataset.portfolio ?? ''} />)
