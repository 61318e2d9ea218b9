import { useState, type ReactNode } from 'react'
import { Eye } from 'lucide-react'
import type { TemplateSummary } from '@vitrine/common/api/shapes'
import { examplePath, templatePath } from '@vitrine/common/routes'
import { Badge } from '../../components/badge.tsx'
import { buttonClass } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { ExternalLink } from '../../components/external-link.tsx'
import { Rating } from '../../components/rating.tsx'
import { classNames } from '../../lib/class-names.ts'
import { formatRating } from '../../lib/format-number.ts'
import { heard, saidCount, say } from '../../lib/words/say.ts'
import { FavouriteButton } from './favourite-button.tsx'
import { ReviewsDialog } from './reviews-dialog.tsx'
import { TemplateImage } from './template-image.tsx'
import type { Favourites } from './use-favourites.ts'

/** A card names this many features; the rest is a number (specification 1, section 9). */
const FEATURES_SHOWN = 2

export interface TemplateCardProps {
  template: TemplateSummary
  /** The button that starts a portfolio; not shown while the template cannot be used. */
  action: ReactNode
  favourites: Favourites
  layout?: 'grid' | 'list'
  /** For cards that are seen at once. */
  eager?: boolean
  heading?: 'h2' | 'h3'
}

export function TemplateCard({
  template,
  action,
  favourites,
  layout = 'grid',
  eager = false,
  heading: Heading = 'h2',
}: TemplateCardProps) {
  const { name, features } = template
  const more = features.length - FEATURES_SHOWN
  const list = layout === 'list'
  return (
    <Card className={classNames('@container flex h-full flex-col overflow-hidden', list && 'md:flex-row')}>
      <div
        className={classNames(
          'relative shrink-0 border-line',
          list ? 'max-md:border-b md:w-80 md:border-r' : 'border-b',
        )}
      >
        <TemplateImage
          src={template.available ? template.image : null}
          name={name}
          eager={eager}
          className={list ? 'md:h-full' : undefined}
        />
        <div className="absolute top-3 left-3 flex gap-1.5">
          {template.featured && <Badge tone="accent">{say('Featured')}</Badge>}
          {!template.available && <Badge tone="warning">{say('Coming soon')}</Badge>}
        </div>
        <div className="absolute top-3 right-3">
          <FavouriteButton template={template} favourites={favourites} />
        </div>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-3 p-5">
        <div>
          <p className="flex items-baseline justify-between gap-3 text-xs text-muted">
            <span>
              {heard(template.category)}
              {template.reviews > 0 && ` · ${saidCount(template.downloads, '1 download', '{n} downloads')}`}
            </span>
            <span
              className={classNames(
                'text-base font-semibold',
                template.priceCents === 0 ? 'text-success-text' : 'text-ink',
              )}
            >
              {heard(template.price)}
            </span>
          </p>
          <Heading className="mt-1 text-lg font-semibold break-words">
            <a href={templatePath(template.id)} className="text-ink no-underline hover:underline">
              {name}
            </a>
          </Heading>
          <p className="text-sm text-muted">{say('by {author}', { author: template.author })}</p>
        </div>
        <p className="text-sm text-ink">{heard(template.subtitle)}</p>
        <ul className="flex flex-wrap gap-1.5" aria-label={say('Features')}>
          {features.slice(0, FEATURES_SHOWN).map((feature) => (
            <li key={feature}>
              <Badge className="h-auto! min-h-6 py-1 whitespace-normal!">{heard(feature)}</Badge>
            </li>
          ))}
          {more > 0 && (
            <li>
              <Badge>{say('+{n} more', { n: more })}</Badge>
            </li>
          )}
        </ul>
        <Reviews template={template} />
        <div className="mt-auto flex gap-2 pt-2">
          {template.available ? (
            <>
              <div className="grid min-w-0 flex-1">{action}</div>
              <PreviewLink template={template} />
            </>
          ) : (
            <p className="flex min-h-10 items-center text-sm text-muted">{say('Being built; it will be here soon.')}</p>
          )}
        </div>
      </div>
    </Card>
  )
}

/** The rating leads to what people say, which the app shows in a dialog; a template without one is new. */
function Reviews({ template }: { template: TemplateSummary }) {
  const { name, rating, reviews } = template
  const [open, setOpen] = useState(false)
  if (reviews === 0) {
    return (
      <p className="flex min-h-6 items-center gap-2 text-sm text-muted">
        <Badge tone="success">{say('New')}</Badge> {say('No reviews yet')}
      </p>
    )
  }
  return (
    <div>
      <a
        href={`${templatePath(template.id)}#reviews`}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          setOpen(true)
        }}
        className="-mx-1 flex min-h-6 flex-wrap items-center gap-1.5 rounded px-1 text-sm text-muted no-underline hover:text-ink"
      >
        <Rating value={rating} />
        <span aria-hidden>{formatRating(rating)}</span>
        <span className="underline underline-offset-3">({saidCount(reviews, '1 review', '{n} reviews')})</span>
        <span className="sr-only"> {say('of {name}', { name })}</span>
      </a>
      {open && <ReviewsDialog template={template} onClose={() => setOpen(false)} />}
    </div>
  )
}

const PreviewLink = ({ template }: { template: TemplateSummary }) => (
  <ExternalLink
    href={examplePath(template.id)}
    title={say('Preview')}
    className={buttonClass({ variant: 'secondary', square: true })}
  >
    <Eye aria-hidden />
    <span className="sr-only">{say('Preview {name}', { name: template.name })}</span>
  </ExternalLink>
)
