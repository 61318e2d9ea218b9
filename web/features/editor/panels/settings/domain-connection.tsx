import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getDomain, verifyDomain, type DomainStatus } from '@vitrine/common/api/domains'
import { Button } from '../../../../components/button.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { messageOf } from '../../../../lib/api-error.ts'
import { request } from '../../../../lib/api.ts'
import { say } from '../../../../lib/words/say.ts'
import { useEditor, useEditorState, useSaveState } from '../../state/editor-context.ts'
import { DnsRecords } from './dns-records.tsx'
import { DomainState } from './domain-state.tsx'

/** The server looks by itself: what it finds is shown within seconds while something is under way, else within a minute. */
const SOON_MS = 10_000
const LATER_MS = 60_000

const isSettled = (status?: DomainStatus) => !status?.domain || status.state === 'serving'

/** How the saved domain is, what its DNS needs, and a button that has it looked at now. */
export function DomainConnection({ path }: { path: string }) {
  const { portfolioId, saver } = useEditor()
  const live = useEditorState(({ portfolio }) => portfolio.live?.revision ?? null)
  const { pending: unsaved } = useSaveState(path)
  const queryClient = useQueryClient()
  const params = { id: portfolioId }
  // What is published may name it, or another one.
  const queryKey = ['domain', portfolioId, live]
  const status = useQuery({
    queryKey,
    queryFn: ({ signal }) => request(getDomain, { params, signal }),
    enabled: !unsaved,
    refetchInterval: ({ state }) => (isSettled(state.data) ? LATER_MS : SOON_MS),
    refetchIntervalInBackground: false,
    placeholderData: keepPreviousData,
  })
  const check = useMutation({
    mutationFn: async () => {
      if (unsaved && !(await saver.save([path]))) return
      const checked = await request(verifyDomain, { params })
      // A status request that is still running would return an older result.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, checked)
    },
    // Part of it may have worked.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  })
  const shown = unsaved ? undefined : status.data
  return (
    <div className="grid gap-3">
      {shown && <DomainState status={shown} />}
      {shown?.domain && shown.state !== 'serving' && <DnsRecords domain={shown.domain} records={shown.records} />}
      {check.isError && (
        <Notice tone="danger">
          {messageOf(check.error, say('The domain couldn’t be checked. Please try again.'))}
        </Notice>
      )}
      {shown?.state !== 'invalid' && (
        <Button size="sm" className="justify-self-start" busy={check.isPending} onClick={() => check.mutate()}>
          {say(unsaved ? 'Save and show its DNS records' : shown?.checkedAt ? 'Check again' : 'Check the domain')}
        </Button>
      )}
    </div>
  )
}
