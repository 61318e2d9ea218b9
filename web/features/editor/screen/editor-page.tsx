import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { EditorSkeleton } from '../../../components/screen-skeleton.tsx'
import { messageOf } from '../../../lib/api-error.ts'
import { firstScreenShown } from '../../../lib/first-screen.ts'
import { readMetadata, readPortfolio } from '../../../lib/portfolio-reads.ts'
import { say } from '../../../lib/words/say.ts'
import { useAuth } from '../../auth/index.ts'
import { EditorLoadError } from './editor-load-error.tsx'
import { OpenEditor } from './open-editor.tsx'

const NO_DATA = 'Editor data not found'
const yesOrNo = (value: unknown) => say(value ? 'yes' : 'no')

export function EditorPage() {
  const { portfolioId = '' } = useParams()
  const { user, uid } = useAuth()
  const portfolio = useFresh('portfolio', portfolioId, readPortfolio)
  const metadata = useFresh('meta', portfolioId, readMetadata)

  const isPending = portfolio.isPending || metadata.isPending
  useEffect(() => {
    if (!isPending) firstScreenShown()
  }, [isPending])

  if (uid && portfolio.data && metadata.data) {
    return <OpenEditor key={`${uid} ${portfolioId}`} uid={uid} portfolio={portfolio.data} metadata={metadata.data} />
  }
  if (isPending) return <EditorSkeleton />

  const error = portfolio.error ?? metadata.error
  return (
    <EditorLoadError
      message={messageOf(error, say(NO_DATA))}
      facts={[
        { label: say('Portfolio id'), value: portfolioId || say('none') },
        { label: say('Token present'), value: yesOrNo(user) },
        { label: say('Data loaded'), value: yesOrNo(portfolio.data) },
        { label: say('Metadata loaded'), value: yesOrNo(metadata.data) },
        { label: say('Preview loaded'), value: yesOrNo(portfolio.data) },
        { label: say('Template id'), value: portfolio.data?.templateId ?? say('unknown') },
      ]}
      onRetry={() => {
        if (portfolio.isError) void portfolio.refetch()
        if (metadata.isError) void metadata.refetch()
      }}
    />
  )
}

/** Loads data on every visit and never refetches it: from then on the editor's store is the truth. */
function useFresh<T>(part: string, portfolioId: string, load: (id: string, signal: AbortSignal) => Promise<T>) {
  return useQuery({
    queryKey: ['editor', part, portfolioId],
    queryFn: ({ signal }) => load(portfolioId, signal),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
