import { useState, type FormEvent } from 'react'
import type { PortfolioSummary } from '@vitrine/common/api/shapes'
import { NAME_MAX_LENGTH } from '@vitrine/common/limits'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { TextField } from '../../components/text-field.tsx'
import { beginsDialog } from '../../components/use-focus-return.ts'
import { messageOf } from '../../lib/api-error.ts'
import { say } from '../../lib/words/say.ts'
import { useRenamePortfolio } from './use-portfolios.ts'

export function RenameDialog({
  uid,
  portfolio,
  onClose,
}: {
  uid: string
  portfolio: PortfolioSummary
  onClose: () => void
}) {
  const [name, setName] = useState(portfolio.name)
  const [problem, setProblem] = useState<string | null>(null)
  const rename = useRenamePortfolio(uid)

  function submit(event: FormEvent): void {
    event.preventDefault()
    const trimmed = name.trim()
    if (trimmed === '') return setProblem(say('A portfolio needs a name.'))
    if (trimmed === portfolio.name) return onClose()
    rename.mutate(
      { id: portfolio.id, name: trimmed },
      {
        onSuccess: onClose,
        onError: (error) => setProblem(messageOf(error, say('Failed to save portfolio. Please try again.'))),
      },
    )
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={say('Rename portfolio')} size="sm">
      <form onSubmit={submit} className="grid gap-5" noValidate>
        <TextField
          {...beginsDialog}
          label={say('Name')}
          value={name}
          maxLength={NAME_MAX_LENGTH}
          onChange={(event) => {
            setName(event.target.value)
            setProblem(null)
          }}
          error={problem}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{say('Cancel')}</Button>
          <Button type="submit" variant="primary" busy={rename.isPending}>
            {say('Rename')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
