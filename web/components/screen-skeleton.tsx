import type { ReactNode } from 'react'
import { screenAt } from '../lib/screen-at.ts'
import type { Outline } from '../lib/screens.ts'
import { classNames } from '../lib/class-names.ts'
import { say } from '../lib/words/say.ts'
import { Logo } from './logo.tsx'
import { Skeleton, SkeletonGroup } from './skeleton.tsx'

/** The outline of the screen at an address, while it loads. */
export const ScreenSkeleton = ({ pathname }: { pathname: string }) => outlines[screenAt(pathname)?.outline ?? 'page']

/** A screen of the site: its header, a heading, and what stands below. Narrow ones have a column of text. */
const Site = ({ isNarrow = false, children }: { isNarrow?: boolean; children: ReactNode }) => (
  <SkeletonGroup>
    <div className="border-b border-line">
      <div className="page-width flex h-16 items-center">
        <Logo markOnPhones />
      </div>
    </div>
    <div className={classNames('page-width grid gap-4 py-10', isNarrow && 'max-w-4xl')}>
      <Skeleton className="h-9 w-64 max-w-full" />
      <Skeleton className="h-5 w-96 max-w-full" />
      {children}
    </div>
  </SkeletonGroup>
)

const several = (count: number, className: string) =>
  Array.from({ length: count }, (_, index) => <Skeleton key={index} className={className} />)

/** The outline of the editor: header, fields, preview. */
export const EditorSkeleton = () => (
  <SkeletonGroup label={say('Loading editor…')} className="grid h-dvh grid-rows-[3.5625rem_1fr]">
    <div className="border-b border-line bg-surface" />
    <div className="grid gap-5 overflow-hidden p-5 lg:grid-cols-[26rem_1fr] xl:grid-cols-[38rem_1fr]">
      <div className="grid content-start gap-5">{several(6, 'h-14')}</div>
      <Skeleton className="max-lg:hidden" />
    </div>
  </SkeletonGroup>
)

const outlines: Record<Outline, ReactNode> = {
  page: (
    <Site>
      <Skeleton className="mt-6 h-72" />
    </Site>
  ),
  cards: (
    <Site>
      <div className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">{several(3, 'h-72')}</div>
    </Site>
  ),
  pair: (
    <Site isNarrow>
      <div className="mt-6 grid gap-6 md:grid-cols-2">{several(2, 'h-128')}</div>
    </Site>
  ),
  rows: (
    <Site isNarrow>
      <div className="mt-2 grid gap-6">{several(4, 'h-40')}</div>
    </Site>
  ),
  figures: (
    <Site>
      <div className="mt-6 grid grid-cols-2 gap-4 lg:grid-cols-4">{several(4, 'h-24')}</div>
      <Skeleton className="h-80" />
    </Site>
  ),
  form: (
    <SkeletonGroup className="mx-auto grid max-w-[26rem] gap-5 px-4 pt-24 sm:pt-[calc(8vh+4rem)]">
      <Skeleton className="h-9 w-48" />
      {several(4, 'h-12')}
    </SkeletonGroup>
  ),
  editor: <EditorSkeleton />,
}
