import { ArrowRight } from 'lucide-react'
import { appRoutes, examplePath } from '@vitrine/common/routes'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { LinkButton } from '../../components/button.tsx'
import { ExternalLink } from '../../components/external-link.tsx'
import { TemplateImage } from '../store/index.ts'

/** Marketing copy, not data (specification 1, section 1). */
const figures = [
  { value: '50+', label: 'templates' },
  { value: '50k+', label: 'users' },
  { value: '4.9', label: 'average rating' },
]

const shown: { id: TemplateId; name: string; address: string }[] = [
  { id: 'minimalist-designer', name: 'Minimalist Designer', address: 'vitrine.example/maren-solheim' },
  { id: 'developer-pro', name: 'Developer Pro', address: 'vitrine.example/noor-haddad' },
]

export function Hero() {
  const [front, back] = shown
  return (
    <section className="overflow-hidden border-b border-line bg-surface">
      <div className="page-width grid items-center gap-12 py-14 sm:py-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-16">
        <div>
          <h1 className="text-2xl font-semibold">Your work deserves a website of its own.</h1>
          <p className="mt-5 max-w-[34rem] text-lg text-muted">
            Choose a template, fill in your projects, publish at your own address. An afternoon is enough, and there is no code in it.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <LinkButton to={appRoutes.store} variant="primary" size="lg">Browse Templates</LinkButton>
            <LinkButton to={`${appRoutes.store}?price=free`} size="lg">Start with a free one</LinkButton>
          </div>
          <dl className="mt-12 flex flex-wrap gap-x-10 gap-y-4">
            {figures.map(({ value, label }) => (
              <div key={label} className="flex flex-col-reverse">
                <dt className="text-sm text-muted">{label}</dt>
                <dd className="text-xl font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        {front && back && (
          <div className="grid gap-4">
            <div className="relative pb-[14%] pl-[14%] lg:-mr-24">
              <Screenshot {...back} />
              <div className="absolute bottom-0 left-0 w-[74%]">
                <Screenshot {...front} />
              </div>
            </div>
            <p className="text-sm text-muted">
              Two portfolios made with Vitrine.{' '}
              <ExternalLink href={examplePath(front.id)} className="link inline-flex items-center gap-1">
                See one live <ArrowRight aria-hidden className="size-3.5" />
              </ExternalLink>
            </p>
          </div>
        )}
      </div>
    </section>
  )
}

/** A template in a browser's frame. */
function Screenshot({ id, name, address }: { id: TemplateId; name: string; address: string }) {
  return (
    <figure className="overflow-hidden rounded-lg border border-line bg-page shadow-float">
      <div aria-hidden className="flex h-7 items-center gap-1.5 border-b border-line px-3 text-xs text-muted">
        <span className="size-2 rounded-full bg-line-strong" />
        <span className="truncate pl-2">{address}</span>
      </div>
      <TemplateImage src={`/thumbnails/${id}.webp`} name={name} eager />
      <figcaption className="sr-only">A portfolio made with the template {name}</figcaption>
    </figure>
  )
}
