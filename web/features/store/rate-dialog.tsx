import { useState, type FormEvent } from 'react'
import { toast } from '../../lib/toast.ts'
import { REVIEW_MAX_LENGTH } from '@vitrine/common/limits'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Notice } from '../../components/notice.tsx'
import { Skeleton, SkeletonGroup } from '../../components/skeleton.tsx'
import { StarField } from '../../components/star-field.tsx'
import { TextArea } from '../../components/text-field.tsx'
import { messageOf } from '../../lib/api-error.ts'
import { heard, say } from '../../lib/words/say.ts'
import { useOwnReview, useReviewTemplate } from './use-reviews.ts'

interface RateDialogProps {
  template: { id: TemplateId; name: string }
  onClose: () => void
}

/** Rates a template that the account has published with; opened again it changes what was said before. */
export function RateDialog({ template, onClose }: RateDialogProps) {
  const own = useOwnReview(template.id)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('Rate {name}', { name: template.name })}
      description={say('Your rating appears in the store with your name.')}
    >
      {own.isPending && (
        <SkeletonGroup className="grid gap-5">
          <Skeleton className="h-8 w-48" />
          <Skeleton className="h-28 w-full" />
        </SkeletonGroup>
      )}
      {own.isError && (
        <Notice
          tone="danger"
          action={
            <Button size="sm" onClick={() => void own.refetch()}>
              {say('Retry')}
            </Button>
          }
        >
          {say('Your rating couldn’t be loaded: {message}', { message: heard(own.error.message) })}
        </Notice>
      )}
      {own.data && <RateForm template={template} before={own.data.review} onClose={onClose} />}
    </Dialog>
  )
}

function RateForm({
  template,
  before,
  onClose,
}: RateDialogProps & { before: { rating: number; text: string } | null }) {
  const [rating, setRating] = useState(before?.rating ?? 0)
  const [text, setText] = useState(before?.text ?? '')
  const [unrated, setUnrated] = useState(false)
  const review = useReviewTemplate(template.id)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (rating === 0) return setUnrated(true)
    review.mutate(
      { rating, text },
      {
        onSuccess: () => {
          toast.success(say('Thank you! Your rating has been saved.'))
          onClose()
        },
      },
    )
  }

  return (
    <form onSubmit={submit} className="grid gap-5" noValidate>
      <StarField
        label={say('Rating')}
        value={rating}
        onChange={(stars) => {
          setRating(stars)
          setUnrated(false)
        }}
        error={unrated ? say('Choose one to five stars.') : null}
      />
      <TextArea
        label={say('Review (optional)')}
        value={text}
        maxLength={REVIEW_MAX_LENGTH}
        onChange={(event) => setText(event.target.value)}
        hint={`${text.length}/${REVIEW_MAX_LENGTH}`}
      />
      {review.isError && (
        <Notice tone="danger">
          {messageOf(review.error, say('Your rating couldn’t be saved. Please try again.'))}
        </Notice>
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{say('Cancel')}</Button>
        <Button type="submit" variant="primary" busy={review.isPending}>
          {before ? say('Change rating') : say('Send rating')}
        </Button>
      </div>
    </form>
  )
}
