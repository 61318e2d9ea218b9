import { lazy, useRef } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getPortfolioPreview } from '@vitrine/common/api/portfolios'
import type { PortfolioSummary } from '@vitrine/common/api/shapes'
import { LazyPart } from '../../components/lazy-part.tsx'
import { request } from '../../lib/api.ts'
import { classNames } from '../../lib/class-names.ts'
import { useCameNear } from '../../lib/use-came-near.ts'
import { CoverPicture } from './cover-picture.tsx'

const PageThumbnail = lazy(async () => ({ default: (await import('../preview/index.ts')).PageThumbnail }))

/** The portfolio’s page as it is now, in small. Decorative: the name stands beside it. */
export function PortfolioThumbnail({ portfolio, className }: { portfolio: PortfolioSummary; className: string }) {
  const { id, name, revision, thumbnail } = portfolio
  const box = useRef<HTMLDivElement>(null)
  const near = useCameNear(box)
  const page = useQuery({
    queryKey: ['portfolio-preview', id, revision],
    queryFn: ({ signal }) => request(getPortfolioPreview, { params: { id }, signal }),
    enabled: near,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
  const loading = <div className="size-full bg-sunken" />
  const missing = <CoverPicture name={name} source={thumbnail} />
  return (
    <div ref={box} aria-hidden className={classNames('overflow-hidden', className)}>
      {page.data ? (
        <LazyPart fallback={loading} missing={missing}>
          <PageThumbnail {...page.data} fallback={missing} />
        </LazyPart>
      ) : page.isError ? (
        missing
      ) : (
        loading
      )}
    </div>
  )
}
