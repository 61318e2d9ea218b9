import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Sparkles, X } from 'lucide-react'
import { toast } from '../../../lib/toast.ts'
import { changesBetween } from '@vitrine/common/portfolio/changes'
import { withoutExample } from '@vitrine/common/portfolio/example-content'
import { contentPath } from '@vitrine/common/portfolio/paths'
import { Button } from '../../../components/button.tsx'
import { say } from '../../../lib/words/say.ts'
import { useAuth } from '../../auth/index.ts'
import { examplesQuery } from '../checks/queries.ts'
import { useEditor, useText } from '../state/editor-context.ts'

const emailPath = contentPath('contact.email')

/** Over a portfolio that was just made: what is in it, and how to start with less. */
export function StartBanner({ onClose }: { onClose: () => void }) {
  const { metadata, store, commit, commitMany } = useEditor()
  const client = useQueryClient()
  const { user } = useAuth()
  const [clearing, setClearing] = useState(false)
  const email = useText(emailPath)
  const showsOwnAddress = email !== '' && email === user?.email

  async function startEmpty() {
    setClearing(true)
    try {
      const examples = await client.fetchQuery(examplesQuery)
      const { content } = store.getState().history.present
      const changes = changesBetween(content, withoutExample(metadata, content, examples, user?.email ?? undefined))
      commitMany(changes.map(({ path, to }) => ({ path: contentPath(path), value: to })))
      toast.message(say('Your page is empty now. Undo brings the example back.'))
      onClose()
    } catch {
      setClearing(false)
      toast.error(say('The example couldn’t be cleared. Please try again.'))
    }
  }

  return (
    <section
      aria-label={say('Where to start')}
      className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-accent-soft px-4 py-2 text-sm"
    >
      <Sparkles aria-hidden className="size-4 shrink-0 text-accent-text max-sm:hidden" />
      <p className="min-w-0 flex-1 basis-72">
        {say('You start with an example. Make it yours piece by piece, or begin with an empty page.')}
        {showsOwnAddress && ` ${say('Visitors will see your email address, {email}, under Contact.', { email })}`}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" busy={clearing} onClick={() => void startEmpty()}>
          {say('Start empty')}
        </Button>
        {showsOwnAddress && (
          <Button size="sm" onClick={() => commit(emailPath, '')}>
            {say('Leave my address out')}
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          square
          aria-label={say('Keep the example')}
          title={say('Keep the example')}
          onClick={onClose}
        >
          <X aria-hidden />
        </Button>
      </div>
    </section>
  )
}
