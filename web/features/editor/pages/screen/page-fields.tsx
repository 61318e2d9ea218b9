import { useMemo, useState } from 'react'
import { ChevronRight } from 'lucide-react'
import type { TemplateMetadata } from '@vitrine/common/fields/section'
import { pageMetadata } from '@vitrine/common/portfolio/pages/page-content'
import { privateRefs } from '@vitrine/common/portfolio/private-items'
import { Button } from '../../../../components/button.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { Select } from '../../../../components/select.tsx'
import { Toggle } from '../../../../components/toggle.tsx'
import { classNames } from '../../../../lib/class-names.ts'
import { say } from '../../../../lib/words/say.ts'
import { Fields } from '../../fields/field-group.tsx'
import { useStoreState, useText } from '../../state/editor-context.ts'
import { itemsWithPages, PUBLIC_OF_PRIVATE } from '../state/items-with-pages.ts'
import type { PageSession } from '../state/page-session.ts'
import { AddressForm } from './address-form.tsx'

const [head] = pageMetadata({ blocks: [] }).sections
const about = (head?.fields ?? []).filter(({ path }) => path !== 'title')

/** The title of the page, and what lists, cards and search engines say of it. */
export function PageFields({ session, siteMetadata }: { session: PageSession; siteMetadata: TemplateMetadata }) {
  const { store, commit } = session
  const title = useText('content.title')
  const item = useText('content.item')
  const isPrivate = useStoreState(store, ({ history }) => history.present.content.private === true)
  const site = useStoreState(store, ({ portfolio }) => portfolio)
  const choices = useMemo(() => itemsWithPages(siteMetadata, site), [siteMetadata, site])
  const isListed = item === '' || choices.some(({ id }) => id === item)
  const [isOpen, setOpen] = useState(false)
  return (
    <div data-field="content" className="mb-5 grid gap-3">
      <div data-field="content.title">
        <label htmlFor="page-title" className="sr-only">
          {say('Title')}
        </label>
        <input
          id="page-title"
          value={title}
          placeholder={say('Title')}
          autoComplete="off"
          onChange={({ target }) => store.type('content.title', target.value)}
          className="w-full bg-transparent text-xl font-semibold tracking-tight placeholder:text-faint"
        />
      </div>
      {!isPrivate && privateRefs(site.content).has(item) && (
        <Notice
          action={
            <Button size="sm" onClick={() => commit('content.private', true)}>
              {say('Make this page private too')}
            </Button>
          }
        >
          {say(PUBLIC_OF_PRIVATE)}
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
          {say('Summary, cover, address')}
        </button>
        <div id="about-page" hidden={!isOpen} className="border-t border-line p-3">
          {isOpen && (
            <div className="grid gap-4">
              <Fields fields={about} path="content" />
              <AddressForm session={session} />
              <Select
                label={say('Belongs to')}
                hint={say('The project or picture on your home page that links here.')}
                value={item}
                onChange={({ target }) => commit('content.item', target.value || undefined)}
                options={[
                  { value: '', label: say('Nothing') },
                  ...choices.map(({ id, label }) => ({ value: id, label })),
                  ...(isListed ? [] : [{ value: item, label: say('Something that isn’t on your home page') }]),
                ]}
              />
              <Toggle
                label={say('Private')}
                hint={say('Only private links show this page.')}
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
