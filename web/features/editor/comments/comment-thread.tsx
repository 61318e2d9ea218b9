import { useId, useState, type KeyboardEvent } from 'react'
import { Check, RotateCcw, Trash2 } from 'lucide-react'
import type { ReviewComment } from '@vitrine/common/api/comments'
import { ANSWERS_PER_COMMENT, COMMENT_MAX_LENGTH } from '@vitrine/common/limits'
import { Button } from '../../../components/button.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { controlClass } from '../../../components/field.tsx'
import { messageOf } from '../../../lib/api-error.ts'
import { classNames } from '../../../lib/class-names.ts'
import { sayWith } from '../../../lib/words/say-with.tsx'
import { appLanguage } from '../../../lib/words/language.ts'
import { heard, say } from '../../../lib/words/say.ts'
import { useCommentActions } from './use-comments.ts'

interface CommentThreadProps {
  comment: ReviewComment
  /** After it was deleted, which takes the focused button away. */
  onDeleted: () => void
}

/** A comment with its answers, and what its reader can do about it. No form: it may stand in the form of a field. */
export function CommentThread({ comment, onDeleted }: CommentThreadProps) {
  const { answer, resolve, remove } = useCommentActions()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState(false)
  const field = useId()
  const language = appLanguage()
  const moment = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const { name, createdAt, resolvedAt, answers, linkLabel } = comment
  const failure = answer.error ?? resolve.error ?? remove.error
  const hasRoom = answers.length < ANSWERS_PER_COMMENT

  const send = () =>
    text.trim() !== '' && answer.mutate({ comment, text: text.trim() }, { onSuccess: () => setText('') })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) send()
  }

  return (
    <article aria-label={say('Comment of {name}', { name })} className="grid gap-2 text-sm">
      <header className="flex flex-wrap items-baseline gap-x-2 text-muted">
        <bdi className="font-medium text-ink">{name}</bdi>
        <time dateTime={createdAt}>{moment.format(new Date(createdAt))}</time>
        <span className="wrap-anywhere">{say('via “{link}”', { link: linkLabel })}</span>
      </header>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {comment.text}
      </p>
      {answers.map(({ text: said, at }) => (
        <div key={at} className="border-l-2 border-line pl-3">
          <p className="text-muted">
            {sayWith('You, {time}', { time: <time dateTime={at}>{moment.format(new Date(at))}</time> })}
          </p>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {said}
          </p>
        </div>
      ))}
      {hasRoom && (
        <textarea
          id={field}
          aria-label={say('Answer {name}', { name })}
          placeholder={say('Your reply, for everyone with the link')}
          rows={text === '' ? 1 : 3}
          maxLength={COMMENT_MAX_LENGTH}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
          className={classNames(controlClass, 'py-2')}
        />
      )}
      {failure && (
        <p role="alert" className="text-danger-text">
          {heard(messageOf(failure, say('That didn’t work. Please try again.')))}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {text.trim() !== '' && (
          <Button size="sm" variant="primary" busy={answer.isPending} onClick={send}>
            {say('Answer')}
          </Button>
        )}
        <Button
          size="sm"
          busy={resolve.isPending}
          icon={resolvedAt ? <RotateCcw aria-hidden /> : <Check aria-hidden />}
          onClick={() => resolve.mutate({ comment, resolved: resolvedAt === null })}
        >
          {say(resolvedAt ? 'Reopen' : 'Resolve')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          square
          title={say('Delete')}
          aria-label={say('Delete the comment of {name}', { name })}
          onClick={() => setAsked(true)}
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={say('Delete this comment?')}
        description={say('It goes with your answers, also for the reviewer.')}
        confirmLabel={say('Delete')}
        danger
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(comment, {
            onSuccess: onDeleted,
            onError: () => setAsked(false),
          })
        }
      />
    </article>
  )
}
