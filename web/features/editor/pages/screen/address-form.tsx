import { useState, type SyntheticEvent } from 'react'
import { setPageSlug } from '@vitrine/common/api/pages'
import { SLUG_MAX_LENGTH } from '@vitrine/common/limits'
import { Button } from '../../../../components/button.tsx'
import { TextField } from '../../../../components/text-field.tsx'
import { messageOf } from '../../../../lib/api-error.ts'
import { request } from '../../../../lib/api.ts'
import { say } from '../../../../lib/words/say.ts'
import { useStoreState } from '../../state/editor-context.ts'
import { useFacts } from '../state/page-facts.ts'
import type { PageSession } from '../state/page-session.ts'

/** The address of a page. It is no part of what is edited: an old one leads on. */
export function AddressForm({ session: { facts, saver, store, portfolioId } }: { session: PageSession }) {
  const page = useFacts(facts, (state) => state.page)
  const username = useStoreState(store, ({ portfolio }) => portfolio.username)
  const [typed, setTyped] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const slug = typed ?? page.slug
  const address = `${window.location.host}/${username ?? say('your-name')}/${slug}`

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    setProblem(undefined)
    try {
      await saver.call(() => request(setPageSlug, { params: { id: portfolioId, pageId: page.id }, body: { slug } }))
      setTyped(null)
    } catch (error) {
      setProblem(messageOf(error, say('The address couldn’t be changed. Please try again.')))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-wrap items-start gap-3">
      <TextField
        label={say('Address')}
        hint={page.live ? say('{address}. The old address redirects here for a year.', { address }) : address}
        value={slug}
        maxLength={SLUG_MAX_LENGTH}
        spellCheck={false}
        error={problem}
        onChange={({ target }) => setTyped(target.value)}
        className="min-w-0 flex-1 max-sm:basis-full"
      />
      <Button type="submit" busy={busy} disabled={!busy && slug === page.slug} className="sm:mt-[1.625rem]">
        {say('Change')}
      </Button>
    </form>
  )
}
