import { useState } from 'react'
import { ChevronDown, Plus } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { createPage, type PageSummary } from '@vitrine/common/api/pages'
import type { Portfolio } from '@vitrine/common/api/shapes'
import type { TemplateMetadata } from '@vitrine/common/fields/section'
import type { PageContent, PageKind } from '@vitrine/common/portfolio/pages/page-content'
import { pageEditorPath } from '@vitrine/common/routes'
import { Button } from '../../../../components/button.tsx'
import { DropdownMenu } from '../../../../components/dropdown-menu.tsx'
import { request } from '../../../../lib/api.ts'
import { say } from '../../../../lib/words/say.ts'
import { itemsWithPages } from '../state/items-with-pages.ts'
import { usePageCall } from './page-calls.ts'

export interface NewPageProps {
  portfolio: Portfolio
  /** Of its template. */
  metadata: TemplateMetadata
  pages: readonly PageSummary[]
}

/** Begins a case study, free or of something on the home page, or an article. */
export function NewPage({ portfolio, metadata, pages }: NewPageProps) {
  const navigate = useNavigate()
  const call = usePageCall(portfolio.id)
  const [busy, setBusy] = useState(false)
  const taken = new Set(pages.map(({ item }) => item))
  const items = itemsWithPages(metadata, portfolio).filter(({ id }) => !taken.has(id))

  async function create(kind: PageKind, content: PageContent, item?: string): Promise<void> {
    setBusy(true)
    const page = await call(
      () => request(createPage, { params: { id: portfolio.id }, body: { kind, content, ...(item && { item }) } }),
      say('The page couldn’t be created. Please try again.'),
    )
    setBusy(false)
    if (page) await navigate(pageEditorPath(portfolio.id, page.id))
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button
        icon={<Plus aria-hidden />}
        busy={busy}
        onClick={() => void create('article', { date: new Date().toISOString().slice(0, 10) })}
      >
        {say('New article')}
      </Button>
      <DropdownMenu
        trigger={
          <Button variant="primary" icon={<Plus aria-hidden />} busy={busy}>
            {say('New case study')}
            <ChevronDown aria-hidden />
          </Button>
        }
      >
        {({ MenuItem, MenuLabel, MenuSeparator }) => (
          <>
            <MenuItem onSelect={() => void create('study', {})}>{say('Not linked to an item')}</MenuItem>
            {items.length > 0 && (
              <>
                <MenuSeparator />
                <MenuLabel>{say('About an item on your home page')}</MenuLabel>
                <div className="max-h-64 overflow-y-auto">
                  {items.map(({ id, label }) => (
                    <MenuItem key={id} onSelect={() => void create('study', { title: label }, id)}>
                      <span className="line-clamp-2 break-words">{label}</span>
                    </MenuItem>
                  ))}
                </div>
              </>
            )}
          </>
        )}
      </DropdownMenu>
    </div>
  )
}
