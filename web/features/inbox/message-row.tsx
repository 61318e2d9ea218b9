import { useId } from 'react'
import { MailOpen, Reply, Trash2 } from 'lucide-react'
import type { InboxMessage } from '@vitrine/common/api/inbox'
import { relativeAge } from '@vitrine/common/relative-age'
import { Button, buttonClass } from '../../components/button.tsx'
import { classNames } from '../../lib/class-names.ts'
import { appLocale } from '../../lib/words/language.ts'
import { heard, say } from '../../lib/words/say.ts'

/** The time of what came today, as mail programs have it; the age of the rest. */
const receivedAt = (moment: Date, now = new Date()): string =>
  moment.toDateString() === now.toDateString()
    ? moment.toLocaleTimeString(appLocale(), { hour: 'numeric', minute: '2-digit' })
    : heard(relativeAge(moment, now))

interface MessageRowProps {
  message: InboxMessage
  open: boolean
  onToggle: () => void
  onUnread: () => void
  onDelete: () => void
}

export function MessageRow({
  message: { name, email, message, portfolioName, createdAt, read },
  open,
  onToggle,
  onUnread,
  onDelete,
}: MessageRowProps) {
  const id = useId()
  const subject = portfolioName ? say('Re: your message on {name}', { name: portfolioName }) : say('Re: your message')
  const answer = `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`
  return (
    <li>
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
          className="grid w-full grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1 p-4 text-left hover:bg-sunken sm:grid-cols-[auto_minmax(0,1fr)_auto]"
        >
          <span className={classNames('size-2 self-center rounded-full', read ? 'bg-transparent' : 'bg-accent')}>
            {!read && <span className="sr-only">{say('Unread')}</span>}
          </span>
          <span className={classNames('truncate', !read && 'font-semibold')}>{name}</span>
          <time
            dateTime={createdAt}
            title={new Date(createdAt).toLocaleString(appLocale())}
            className="text-sm text-muted max-sm:col-start-2"
          >
            {receivedAt(new Date(createdAt))}
            {portfolioName && <> · {portfolioName}</>}
          </time>
          {!open && <span className="col-start-2 -col-end-1 truncate text-sm text-muted">{message}</span>}
        </button>
      </h2>
      {open && (
        <div id={id} className="grid gap-4 px-4 pt-3 pb-5 pl-9">
          <p className="text-sm break-words text-muted">{email}</p>
          <p dir="auto" className="max-w-prose break-words whitespace-pre-wrap">
            {message}
          </p>
          <div className="flex flex-wrap gap-2">
            <a href={answer} className={buttonClass({ size: 'sm', variant: 'primary' })}>
              <Reply aria-hidden /> {say('Reply')}
            </a>
            <Button size="sm" icon={<MailOpen aria-hidden />} onClick={onUnread}>
              {say('Mark as unread')}
            </Button>
            <Button size="sm" variant="ghost" icon={<Trash2 aria-hidden />} onClick={onDelete}>
              {say('Delete')}
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}
