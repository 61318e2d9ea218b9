import { lazy, useRef, useState } from 'react'
import { LayoutGrid, LayoutTemplate, List, Trash2 } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from '../../lib/toast.ts'
import type { PortfolioSummary } from '@vitrine/common/api/shapes'
import { appRoutes } from '@vitrine/common/routes'
import { Button, LinkButton } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { LazyPart, MissingDialog } from '../../components/lazy-part.tsx'
import { SegmentedControl } from '../../components/segmented-control.tsx'
import { Skeleton, SkeletonGroup } from '../../components/skeleton.tsx'
import { messageOf } from '../../lib/api-error.ts'
import { copyLink } from '../../lib/copy-link.ts'
import { oneOf, useAddressChoice } from '../../lib/use-address-choice.ts'
import { say } from '../../lib/words/say.ts'
import { useTemplates } from '../store/index.ts'
import { cardGridClass } from './card-grid.ts'
import { LoadMorePortfolios } from './load-more-portfolios.tsx'
import { PortfolioCard } from './portfolio-card.tsx'
import { PUBLISH_FIRST, shareOf } from './share.ts'
import { useRestore } from './use-restore.ts'
import { useDuplicatePortfolio, type usePortfolios } from './use-portfolios.ts'
import { useSteadyOrder } from './use-steady-order.ts'

// Opened with a press, and not before.
const ShareDialog = lazy(async () => ({ default: (await import('../share/index.ts')).ShareDialog }))
const RateDialog = lazy(async () => ({ default: (await import('../store/index.ts')).RateDialog }))
const UsernameDialog = lazy(async () => ({ default: (await import('../username/index.ts')).UsernameDialog }))
const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteDialog }))
const DeletedDialog = lazy(async () => ({ default: (await import('./deleted-dialog.tsx')).DeletedDialog }))
const RenameDialog = lazy(async () => ({ default: (await import('./rename-dialog.tsx')).RenameDialog }))

type Task = {
  kind: 'rename' | 'delete' | 'username' | 'rate' | 'share' | 'private-links'
  portfolio: PortfolioSummary
}

const layouts = () =>
  [
    { value: 'grid', label: say('Grid'), icon: <LayoutGrid aria-hidden /> },
    { value: 'list', label: say('List'), icon: <List aria-hidden /> },
  ] as const

/** Long enough to read the message and reach its button; after that there is “Recently deleted”. */
const UNDO_MS = 12_000

const listClass = { grid: cardGridClass, list: 'grid gap-3' } as const

export function PortfolioList({ uid, query }: { uid: string; query: ReturnType<typeof usePortfolios> }) {
  const queryClient = useQueryClient()
  const templates = useTemplates()
  const [layout, setLayout] = useAddressChoice<keyof typeof listClass>('view', 'grid', oneOf(['grid', 'list']))
  const heading = useRef<HTMLHeadingElement>(null)
  const [task, setTask] = useState<Task | null>(null)
  const [showsDeleted, setShowsDeleted] = useState(false)
  const duplication = useDuplicatePortfolio(uid)
  const restore = useRestore(uid)
  const portfolios = useSteadyOrder(query.data?.pages.flatMap((page) => page.portfolios))
  const templateName = (id: string) =>
    templates.data?.find((template) => template.id === id)?.name ?? (templates.isPending ? '…' : id)
  const empty = portfolios?.length === 0
  const deleted = query.data?.pages[0]?.totals.deleted ?? 0
  const done = () => setTask(null)
  const dismiss = () => {
    done()
    setShowsDeleted(false)
  }

  function duplicate({ id, name }: PortfolioSummary): void {
    toast.promise(duplication.mutateAsync({ id }), {
      loading: say('Duplicating {name}…', { name }),
      success: (copy) => say('Made {name}', { name: copy.name }),
      error: (error) =>
        say('{name} couldn’t be duplicated: {message}', { name, message: messageOf(error, say('please try again.')) }),
    })
  }

  const offerUndo = (portfolio: PortfolioSummary) =>
    toast.success(say('Portfolio deleted'), {
      description: portfolio.name,
      duration: UNDO_MS,
      action: { label: say('Undo'), onClick: () => void restore(portfolio) },
    })

  async function share(shown: PortfolioSummary): Promise<void> {
    const portfolio = await confirmed(shown)
    const result = shareOf(portfolio, window.location.origin)
    if (result.outcome === 'copy') void copyLink(result.address)
    else if (result.outcome === 'publish-first') toast.message(say(PUBLISH_FIRST))
    else setTask({ kind: 'username', portfolio })
  }

  /** The portfolio as the server knows it: until its answer is there, the list is as it was last seen on this device. */
  async function confirmed(shown: PortfolioSummary): Promise<PortfolioSummary> {
    if (!query.isFetching) return shown
    const { data } = await query.refetch({ cancelRefetch: false })
    return data?.pages.flatMap((page) => page.portfolios).find(({ id }) => id === shown.id) ?? shown
  }

  return (
    <section aria-labelledby="my-portfolios">
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <h2 ref={heading} tabIndex={-1} id="my-portfolios" className="mr-auto text-lg font-semibold outline-none">
          {say('My Portfolios')}
        </h2>
        {!empty && <SegmentedControl label={say('Layout')} value={layout} onChange={setLayout} segments={layouts()} />}
        {deleted > 0 && (
          <Button variant="ghost" icon={<Trash2 aria-hidden />} onClick={() => setShowsDeleted(true)}>
            {say('Recently deleted ({n})', { n: deleted })}
          </Button>
        )}
        <LinkButton
          to={appRoutes.chooser}
          variant={empty ? 'secondary' : 'primary'}
          icon={<LayoutTemplate aria-hidden />}
        >
          {say('Browse Templates')}
        </LinkButton>
      </div>
      {!portfolios ? (
        <PortfolioSkeletons />
      ) : empty ? (
        <EmptyState
          icon={<LayoutTemplate />}
          title={say('No portfolios yet')}
          action={
            <LinkButton to={appRoutes.chooser} variant="primary">
              {say('Choose a template')}
            </LinkButton>
          }
        >
          {say(
            'Your portfolios appear here. Start with a template and make it yours. Nothing is public until you publish it.',
          )}
        </EmptyState>
      ) : (
        <ul className={listClass[layout]}>
          {portfolios.map((portfolio) => (
            <li key={portfolio.id} className="min-w-0">
              <PortfolioCard
                portfolio={portfolio}
                templateName={templateName(portfolio.templateId)}
                layout={layout}
                onShare={() => void share(portfolio)}
                onShareMore={() => setTask({ kind: 'share', portfolio })}
                onPrivateLinks={() => setTask({ kind: 'private-links', portfolio })}
                onRename={() => setTask({ kind: 'rename', portfolio })}
                onDuplicate={() => duplicate(portfolio)}
                onRate={() => setTask({ kind: 'rate', portfolio })}
                onDelete={() => setTask({ kind: 'delete', portfolio })}
              />
            </li>
          ))}
        </ul>
      )}
      <LoadMorePortfolios query={query} />
      {(task || showsDeleted) && (
        <LazyPart missing={<MissingDialog name={say('What you asked for')} onClose={dismiss} />}>
          {task?.kind === 'rename' && <RenameDialog uid={uid} portfolio={task.portfolio} onClose={done} />}
          {task?.kind === 'delete' && (
            <DeleteDialog
              uid={uid}
              portfolio={task.portfolio}
              onDeleted={() => offerUndo(task.portfolio)}
              then={heading}
              onClose={done}
            />
          )}
          {task?.kind === 'rate' && (
            <RateDialog
              template={{ id: task.portfolio.templateId, name: templateName(task.portfolio.templateId) }}
              onClose={done}
            />
          )}
          {showsDeleted && <DeletedDialog uid={uid} onClose={() => setShowsDeleted(false)} />}
          {(task?.kind === 'share' || task?.kind === 'private-links') && (
            <ShareDialog
              portfolio={task.portfolio}
              first={task.kind === 'share' ? 'page' : 'private-links'}
              open
              onOpenChange={(open) => !open && done()}
            />
          )}
          {task?.kind === 'username' && (
            <UsernameDialog
              portfolio={task.portfolio}
              reason="set"
              open
              onOpenChange={(open) => !open && done()}
              onAttached={() => {
                done()
                void queryClient.invalidateQueries({ queryKey: ['portfolios'] })
              }}
            />
          )}
        </LazyPart>
      )}
    </section>
  )
}

const PortfolioSkeletons = () => (
  <SkeletonGroup label={say('Loading your portfolios…')} className={listClass.grid}>
    {[0, 1, 2].map((card) => (
      <Card key={card} className="overflow-hidden">
        <Skeleton className="aspect-[8/5] w-full rounded-none" />
        <div className="grid gap-3 p-4">
          <Skeleton className="h-5 w-48 max-w-full" />
          <Skeleton className="h-4 w-32" />
          <Skeleton className="mt-2 h-8 w-full" />
        </div>
      </Card>
    ))}
  </SkeletonGroup>
)
