import type { ReactNode } from 'react'
import { Eye } from 'lucide-react'
import { examplePath, templatePicturePath } from '@vitrine/common/routes'
import type { Look, TemplateDetails as Details, TemplateFacts } from '@vitrine/common/store-pages'
import { Badge } from '../../components/badge.tsx'
import { buttonClass } from '../../components/button.tsx'
import { ExternalLink } from '../../components/external-link.tsx'
import { Rating } from '../../components/rating.tsx'
import { classNames } from '../../lib/class-names.ts'
import { formatRating } from '../../lib/format-number.ts'
import { heard, saidCount, say } from '../../lib/words/say.ts'
import { CustomizeLink } from './customize-link.tsx'
import { ReviewList } from './review-list.tsx'
import { TemplateImage } from './template-image.tsx'

type TemplateDetailsProps = Details & TemplateFacts

/** All about a template. It needs no script: what it offers are links. */
export const TemplateDetails = ({ template, reviews, uses, looks, sections }: TemplateDetailsProps) => (
  <article className="page-width py-10">
    <header className="grid items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-12">
      <Introduction template={template} />
      <Widths template={template} />
    </header>
    <div className="mt-14 grid gap-12 lg:grid-cols-2">
      <Part id="features" title={say('Features')}>
        <ul className="grid list-disc gap-1.5 pl-5">
          {template.features.map((feature) => (
            <li key={feature}>{heard(feature)}</li>
          ))}
        </ul>
      </Part>
      <Part id="sections" title={say('What it can show')}>
        <ul className="flex flex-wrap gap-1.5">
          {sections.map((section) => (
            <li key={section}>
              <Badge>{heard(section)}</Badge>
            </li>
          ))}
        </ul>
      </Part>
      <Part id="looks" title={say('Looks')}>
        <ul className="flex flex-wrap gap-5">
          {looks.map((look) => (
            <li key={look.label}>
              <Swatch look={look} />
            </li>
          ))}
        </ul>
        <p className="mt-3 text-sm text-muted">
          {say('Colours and typefaces are yours to change; text stays readable.')}
        </p>
      </Part>
      <Part id="uses" title={say('Made with it')}>
        {uses.length === 0 && <p className="text-muted">{say('No public page yet. Yours could be the first.')}</p>}
        {uses.length > 0 && (
          <ul className="grid gap-1.5">
            {uses.map(({ name, address }) => (
              <li key={address} className="truncate">
                <ExternalLink href={address} className="link">
                  {name}
                </ExternalLink>
              </li>
            ))}
          </ul>
        )}
      </Part>
      <Part id="reviews" title={say('Reviews')} className="lg:col-span-2">
        {reviews.length === 0 && <p className="text-muted">{say('No reviews yet')}</p>}
        {reviews.length > 0 && <ReviewList reviews={reviews} />}
      </Part>
    </div>
  </article>
)

const Introduction = ({ template }: Pick<Details, 'template'>) => {
  const { id, name, subtitle, category, price, priceCents, author, available, featured, rating, reviews } = template
  return (
    <div>
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        {heard(category)}
        {featured && <Badge tone="accent">{say('Featured')}</Badge>}
        {!available && <Badge tone="warning">{say('Coming soon')}</Badge>}
      </p>
      <h1 className="mt-2 text-xl font-semibold break-words">{name}</h1>
      <p className="mt-1 text-muted">{say('by {author}', { author })}</p>
      <p className="mt-4 text-lg">{heard(subtitle)}</p>
      <p className={classNames('mt-4 text-lg font-semibold', priceCents === 0 ? 'text-success-text' : 'text-ink')}>
        {heard(price)}
      </p>
      <p className="mt-2 flex min-h-6 flex-wrap items-center gap-2 text-sm text-muted">
        {reviews === 0 ? (
          <>
            <Badge tone="success">{say('New')}</Badge> {say('No reviews yet')}
          </>
        ) : (
          <>
            <Rating value={rating} />
            <span aria-hidden>{formatRating(rating)}</span>
            <a href="#reviews" className="link">
              {saidCount(reviews, '1 review', '{n} reviews')}
            </a>
            · {saidCount(template.downloads, '1 download', '{n} downloads')}
          </>
        )}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {available ? <CustomizeLink template={template} /> : <p>{say('Being built; it will be here soon.')}</p>}
        <ExternalLink href={examplePath(id)} className={buttonClass({ variant: 'secondary' })}>
          <Eye aria-hidden /> {say('Preview')}
          <span className="sr-only"> {name}</span>
        </ExternalLink>
      </div>
    </div>
  )
}

/** What it looks like on a desktop, a tablet and a phone. */
const Widths = ({ template: { id, name, image } }: Pick<Details, 'template'>) => (
  <div className="grid grid-cols-6 items-end gap-3 sm:gap-4">
    <figure className="col-span-6 overflow-hidden rounded-lg border border-line">
      <TemplateImage src={image} name={name} sizes="(min-width: 64rem) 45rem, 92vw" eager />
      <Caption>{say('On a desktop')}</Caption>
    </figure>
    <figure className="col-span-4 overflow-hidden rounded-lg border border-line">
      <Picture src={templatePicturePath(id, 'tablet')} width={768} height={960} />
      <Caption>{say('On a tablet')}</Caption>
    </figure>
    <figure className="col-span-2 overflow-hidden rounded-lg border border-line">
      <Picture src={templatePicturePath(id, 'phone')} width={390} height={960} />
      <Caption>{say('On a phone')}</Caption>
    </figure>
  </div>
)

const Picture = (size: { src: string; width: number; height: number }) => (
  <img {...size} alt="" loading="lazy" decoding="async" className="block h-auto w-full bg-sunken" />
)

const Caption = ({ children }: { children: ReactNode }) => (
  <figcaption className="border-t border-line px-3 py-2 text-xs text-muted">{children}</figcaption>
)

/** A drawing: what a page of the store has no style attributes for. */
const Swatch = ({ look: { label, colors } }: { look: Look }) => (
  <figure className="grid gap-1.5">
    <svg aria-hidden viewBox={`0 0 ${colors.length} 1`} className="h-10 w-40 rounded border border-line">
      {colors.map((color, index) => (
        // A hair wider, so that no line shows between them.
        <rect key={index} x={index} width={1.05} height={1} fill={color} />
      ))}
    </svg>
    <figcaption className="text-sm">{heard(label)}</figcaption>
  </figure>
)

const Part = ({
  id,
  title,
  className,
  children,
}: {
  id: string
  title: string
  className?: string
  children: ReactNode
}) => (
  <section id={id} aria-labelledby={`${id}-title`} className={className}>
    <h2 id={`${id}-title`} className="mb-4 text-lg font-semibold">
      {title}
    </h2>
    {children}
  </section>
)
