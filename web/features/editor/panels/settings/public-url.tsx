import { lazy, useState } from 'react'
import { Button } from '../../../../components/button.tsx'
import { LazyPart, MissingDialog } from '../../../../components/lazy-part.tsx'
import { say } from '../../../../lib/words/say.ts'
import { useEditorState } from '../../state/editor-context.ts'
import { usePortfolioCall } from '../../state/use-portfolio-call.ts'

const UsernameDialog = lazy(async () => ({ default: (await import('../../../username/index.ts')).UsernameDialog }))

/** Shows and changes the address of the page on this site. */
export function PublicUrl() {
  const portfolio = useEditorState((state) => state.portfolio)
  const call = usePortfolioCall()
  const [choosing, setChoosing] = useState(false)
  return (
    <div className="grid gap-1.5">
      <h3 className="text-sm font-medium">{say('Public URL')}</h3>
      <div className="flex items-center gap-3 rounded-lg border border-line bg-sunken py-2 pr-2 pl-3">
        <span className="min-w-0 flex-1 truncate text-sm">
          {portfolio.username ? (
            `${window.location.host}/${portfolio.username}`
          ) : (
            <span className="text-muted">{say('No address yet')}</span>
          )}
        </span>
        <Button size="sm" onClick={() => setChoosing(true)}>
          {say(portfolio.username ? 'Change' : 'Choose')}
        </Button>
      </div>
      {choosing && (
        <LazyPart missing={<MissingDialog name={say('The username dialog')} onClose={() => setChoosing(false)} />}>
          <UsernameDialog
            portfolio={portfolio}
            reason="set"
            open
            onOpenChange={setChoosing}
            call={call}
            onAttached={() => setChoosing(false)}
          />
        </LazyPart>
      )}
    </div>
  )
}
