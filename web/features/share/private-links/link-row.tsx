import { useState } from 'react'
import { Ellipsis, Pencil, RefreshCw, Trash2, Ban } from 'lucide-react'
import type { PrivateLink } from '@vitrine/common/api/private-links'
import { Badge, type BadgeTone } from '../../../components/badge.tsx'
import { Button } from '../../../components/button.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { DropdownMenu } from '../../../components/dropdown-menu.tsx'
import { messageOf } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import { say } from '../../../lib/words/say.ts'
import type { Word } from '../../../lib/words/words.ts'
import { linkFacts, linkFigures } from './link-texts.ts'
import { usePrivateLinkActions } from './use-private-links.ts'

const states = {
  active: { label: 'Active', tone: 'success' },
  ended: { label: 'Ended', tone: 'neutral' },
  revoked: { label: 'Revoked', tone: 'danger' },
} as const satisfies Record<PrivateLink['state'], { label: Word; tone: BadgeTone }>

const questions = {
  renew: {
    title: 'Give it a new address?',
    description: 'The current address stops working at once. The link keeps its statistics, end date and password.',
    confirmLabel: 'New address',
    danger: false,
  },
  revoke: {
    title: 'Revoke this link?',
    description: 'It stops working at once, permanently. Its statistics stay in this list, and comments in the editor.',
    confirmLabel: 'Revoke',
    danger: true,
  },
  remove: {
    title: 'Delete this link?',
    description: 'It stops working, and its statistics and comments are deleted.',
    confirmLabel: 'Delete',
    danger: true,
  },
} as const
type Question = keyof typeof questions

interface LinkRowProps {
  portfolioId: string
  link: PrivateLink
  /** Of case studies and articles, by id; undefined while they are not known. */
  titles: ReadonlyMap<string, string> | undefined
  onEdit: () => void
  onAddress: (address: string) => void
}

export function LinkRow({ portfolioId, link, titles, onEdit, onAddress }: LinkRowProps) {
  const { renew, revoke, remove } = usePrivateLinkActions(portfolioId)
  const [asked, setAsked] = useState<Question | null>(null)
  const state = states[link.state]

  async function act(question: Question): Promise<void> {
    try {
      if (question === 'renew') onAddress((await renew.mutateAsync(link.id)).address)
      else await (question === 'revoke' ? revoke : remove).mutateAsync(link.id)
      setAsked(null)
    } catch (error) {
      setAsked(null)
      toast.error(messageOf(error, say('That didn’t work. Please try again.')))
    }
  }

  return (
    <li className="grid gap-2 rounded-lg border border-line p-4">
      <div className="flex items-start gap-2">
        <h3 className="min-w-0 flex-1 font-medium break-words">{link.label}</h3>
        {link.kind === 'review' && <Badge tone="accent">{say('Review')}</Badge>}
        <Badge tone={state.tone}>{say(state.label)}</Badge>
        <DropdownMenu
          trigger={
            <Button
              size="sm"
              square
              variant="ghost"
              aria-label={say('More for {name}', { name: link.label })}
              title={say('More')}
            >
              <Ellipsis aria-hidden />
            </Button>
          }
        >
          {({ MenuItem }) => (
            <>
              {link.state !== 'revoked' && (
                <MenuItem icon={<Pencil aria-hidden />} onSelect={onEdit}>
                  {link.state === 'ended' ? say('Edit and open again') : say('Edit')}
                </MenuItem>
              )}
              {link.state !== 'revoked' && (
                <MenuItem icon={<RefreshCw aria-hidden />} onSelect={() => setAsked('renew')}>
                  {say('New address')}
                </MenuItem>
              )}
              {link.state === 'active' && (
                <MenuItem danger icon={<Ban aria-hidden />} onSelect={() => setAsked('revoke')}>
                  {say('Revoke')}
                </MenuItem>
              )}
              <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={() => setAsked('remove')}>
                {say('Delete')}
              </MenuItem>
            </>
          )}
        </DropdownMenu>
      </div>
      <p className="text-sm text-muted">{linkFacts(link)}</p>
      <p className="text-sm">{linkFigures(link, titles)}</p>
      {asked && (
        <ConfirmDialog
          title={say(questions[asked].title)}
          description={say(questions[asked].description)}
          confirmLabel={say(questions[asked].confirmLabel)}
          danger={questions[asked].danger}
          open
          onOpenChange={(open) => !open && setAsked(null)}
          busy={renew.isPending || revoke.isPending || remove.isPending}
          onConfirm={() => void act(asked)}
        />
      )}
    </li>
  )
}
