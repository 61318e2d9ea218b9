import { ArrowRight } from 'lucide-react'
import { appRoutes, examplePath } from '@vitrine/common/routes'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { LinkButton } from '../../components/button.tsx'
import { ExternalLink } from '../../components/external-link.tsx'
import { say } from '../../lib/words/say.ts'
import type { Word } from '../../lib/words/words.ts'
import { Screenshot } from './screenshot.tsx'

/** Marketing copy, not data (specification 1, section 1). */
const figures: readonly { value: Word; label: Word }[] = [
  { value: '50+', label: 'templates' },
  { value: '50k+', label: 'users' },
  { value: '4.9', label: 'average rating' },
]

/** From the back to the front. */
const shown: {
  id: TemplateId
  name: string
  address: string
  place: string
  sizes: string
  crop?: string
}[] = [
  {
    id: 'photography-focus',
    name: 'Photography Focus',
    address: 'vitrine.example/iria-outeiro',
    place: 'ml-auto w-[78%]',
    sizes: '(min-width: 64rem) 32rem, 72vw',
  },
  {
    id: 'business-executive',
    name: 'Business Executive',
    address: 'vitrine.example/julian-adomako',
    place: 'absolute right-0 bottom-0 w-[50%] max-sm:hidden',
    sizes: '(min-width: 64rem) 21rem, 46vw',
  },
  // Cut where its opening ends, not in the middle of the next headline.
  {
    id: 'creative-studio',
    name: 'Creative Studio',
    address: 'vitrine.example/big-tuesday',
    place: 'absolute bottom-0 left-0 w-[64%] sm:bottom-[6%] sm:w-[60%]',
    sizes: '(min-width: 64rem) 25rem, 60vw',
    crop: 'aspect-[20/13]',
  },
]

const live: TemplateId = 'creative-studio'

export const Hero = () => (
  <section className="overflow-hidden border-b border-line bg-surface">
    <div className="page-width grid items-center gap-12 py-12 sm:py-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-14 lg:py-20">
      <div>
        <h1 className="text-2xl font-semibold">{say('Your work deserves a website of its own.')}</h1>
        <p className="mt-5 max-w-[34rem] text-lg text-muted">
          {say(
            'Choose a template, add your projects and publish at your own address. It takes an afternoon and no code.',
          )}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton to={appRoutes.store} variant="primary" size="lg">
            {say('Browse Templates')}
          </LinkButton>
          <LinkButton to={`${appRoutes.store}?price=free`} size="lg">
            {say('Start with a free one')}
          </LinkButton>
        </div>
        <dl className="mt-12 flex flex-wrap gap-x-10 gap-y-4">
          {figures.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-sm text-muted">{say(label)}</dt>
              <dd className="text-xl font-semibold">{say(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="grid gap-5">
        <div className="relative pb-[26%] min-[88rem]:-mr-16">
          {shown.map(({ id, place, ...window }, index) => (
            <div key={id} className={place}>
              <BrowserWindow id={id} first={index === 0} {...window} />
            </div>
          ))}
        </div>
        <p className="text-sm text-muted">
          {say('Portfolios made with Vitrine.')}{' '}
          <ExternalLink href={examplePath(live)} className="link inline-flex items-center gap-1">
            {say('See one live')} <ArrowRight aria-hidden className="size-3.5" />
          </ExternalLink>
        </p>
      </div>
    </div>
  </section>
)

interface BrowserWindowProps {
  id: TemplateId
  name: string
  address: string
  sizes: string
  crop?: string
  /** The largest, which comes first. */
  first: boolean
}

/** A template in a browser's frame. */
const BrowserWindow = ({ id, name, address, sizes, crop, first }: BrowserWindowProps) => (
  <figure className="overflow-hidden rounded-lg border border-line bg-page shadow-float">
    <div aria-hidden className="flex h-6 items-center gap-2 border-b border-line px-2.5 text-muted sm:h-7">
      <span className="flex gap-1">
        {[0, 1, 2].map((dot) => (
          <span key={dot} className="size-1.5 rounded-full bg-line-strong opacity-60" />
        ))}
      </span>
      <span className="truncate text-[0.6875rem]/4">{address}</span>
    </div>
    <Screenshot src={`/thumbnails/${id}.webp`} sizes={sizes} eager={first} className={crop} />
    <figcaption className="sr-only">{say('A portfolio made with the template {name}', { name })}</figcaption>
  </figure>
)
