import { useState } from 'react'
import { ChevronRight } from 'lucide-react'
import { pageMetadata } from '@vitrine/common/portfolio/pages/page-content'
import { isPrivate as isPrivateItem, itemRef, privateLists } from '@vitrine/common/portfolio/private-items'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { getAt } from '@vitrine/common/portfolio/paths'
import { Button } from '../../../../components/button.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { Select } from '../../../../components/select.tsx'
import { Toggle } from '../../../../components/toggle.tsx'
import { classNames } from '../../../../lib/class-names.ts'
import { Fields } from '../../fields/field-group.tsx'
import { itemsAt } from '../../fields/list-actions.ts'
import { useStoreState, useText } from '../../state/editor-context.ts'
import type { PageSession } from '../state/page-session.ts'
import { AddressForm } from './address-form.tsx'

const [head] = pageMetadata({ blocks: [] }).sections
const about = (head?.fields ?? []).filter(({ path }) => path !== 'title')

/** The title of the page, and what lists, cards and search engines say of it. */
export function PageFields({ session }: { session: PageSession }) {
  const { store, commit } = session
  const title = useText('content.title')
  const item = useText('content.item')
  const isPrivate = useStoreState(store, ({ history }) => history.present.content.private === true)
  const site = useStoreState(store, ({ portfolio }) => portfolio.content)
  const [isOpen, setOpen] = useState(false)
  return (
    <div data-field="content" className="mb-5 grid gap-3">
      <div data-field="content.title">
        <label htmlFor="page-title" className="sr-only">
          Title
        </label>
        <input
          id="page-title"
          value={title}
          placeholder="Title"
          autoComplete="off"
          onChange={({ target }) => store.type('content.title', target.value)}
          className="w-full bg-transparent text-xl font-semibold tracking-tight placeholder:text-faint"
        />
      </div>
      {!isPrivate && isOfPrivateItem(site, item) && (
        <Notice
          action={
            <Button size="sm" onClick={() => commit('content.private', true)}>
              Make this page private too
            </Button>
          }
        >
          {PUBLIC_OF_PRIVATE}
        </Notice>
      )}
      <div className="rounded-lg border border-line">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="about-page"
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-10 w-full items-center gap-1.5 rounded-lg px-2 text-left text-sm font-medium hover:bg-sunken"
        >
          <ChevronRight aria-hidden className={classNames('size-4 shrink-0 text-muted', isOpen && 'rotate-90')} />
          Summary, cover, address
        </button>
        <div id="about-page" hidden={!isOpen} className="border-t border-line p-3">
          {isOpen && (
            <div className="grid gap-4">
              <Fields fields={about} path="content" />
              <AddressForm session={session} />
              <Select
                label="Belongs to"
                hint="The project or picture on your home page that links here."
                value={item}
                onChange={({ target }) => commit('content.item', target.value || undefined)}
                options={[{ value: '', label: 'Nothing' }, ...itemChoices(site, item)]}
              />
              <Toggle
                label="Private"
                hint="Only private links show this page."
                checked={isPrivate}
                onChange={(next) => commit('content.private', next || undefined)}
              />
            </div>
          )}
        </div>
      </div>
    </div>
  )
}

/** What is said of a page that everybody can read though its item is private. */
export const PUBLIC_OF_PRIVATE = 'Anyone can read this page, although what it belongs to is private.'

/** Whether a page belongs to something that only private links show. */
export function isOfPrivateItem(content: PortfolioContent, item: string): boolean {
  const list = privateLists.find((one) => item.startsWith(`${one}/`))
  return list !== undefined && isPrivateItem(itemsAt(content, list).find((one) => itemRef(list, one) === item))
}

/** What a page can belong to. What it belongs to at present is among them, even if it is gone. */
export function itemChoices(content: PortfolioContent, current = ''): { value: string; label: string }[] {
  const choices = privateLists
    .filter((list) => list !== 'articles')
    .flatMap((list) =>
      itemsAt(content, list).map((item, index) => {
        const named = ['title', 'name', 'caption', 'role', 'company']
          .map((key) => getAt(item, key))
          .find((value) => typeof value === 'string' && value.trim() !== '')
        return { value: itemRef(list, item), label: typeof named === 'string' ? named : `Picture ${index + 1}` }
      }),
    )
  const isKnown = current === '' || choices.some(({ value }) => value === current)
  return isKnown ? choices : [...choices, { value: current, label: 'A deleted item' }]
}
