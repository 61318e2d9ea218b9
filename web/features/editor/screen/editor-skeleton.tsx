import { Skeleton, SkeletonGroup } from '../../../components/skeleton.tsx'
import { say } from '../../../lib/words/say.ts'

/** The outline of the editor while it loads: header, sections, fields, preview. */
export function EditorSkeleton() {
  return (
    <SkeletonGroup label={say('Loading editor…')} className="flex h-dvh flex-col overflow-hidden">
      <div className="flex h-[3.5625rem] shrink-0 items-center gap-3 border-b border-line bg-surface px-4">
        <Skeleton className="size-8" />
        <Skeleton className="h-5 w-56 max-w-[40vw]" />
        <Skeleton className="ml-auto h-10 w-20" />
        <Skeleton className="h-10 w-24" />
      </div>
      <div className="flex min-h-0 flex-1">
        <div className="flex w-full shrink-0 flex-col border-r border-line bg-surface lg:w-[26rem] xl:w-[38rem]">
          <div className="flex h-11 shrink-0 items-center gap-6 border-b border-line px-5">
            {[0, 1, 2, 3].map((tab) => (
              <Skeleton key={tab} className="h-4 w-16" />
            ))}
          </div>
          <div className="flex min-h-0 flex-1">
            <div className="hidden w-44 shrink-0 content-start gap-4 border-r border-line p-5 xl:grid">
              {[0, 1, 2, 3, 4].map((section) => (
                <Skeleton key={section} className="h-4 w-24" />
              ))}
            </div>
            <div className="grid flex-1 content-start gap-5 overflow-hidden p-5">
              {[0, 1, 2, 3, 4, 5].map((field) => (
                <div key={field} className="grid gap-2">
                  <Skeleton className="h-4 w-28" />
                  <Skeleton className="h-10" />
                </div>
              ))}
            </div>
          </div>
        </div>
        <div className="hidden flex-1 bg-sunken p-5 lg:block">
          <Skeleton className="size-full rounded-lg" />
        </div>
      </div>
    </SkeletonGroup>
  )
}
