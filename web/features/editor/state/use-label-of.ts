import { useQuery } from '@tanstack/react-query'
import { useDocumentEditor } from './editor-context.ts'

/** What is at a path of the open document, in words. They load once the browser is idle; until then, the path. */
export function useLabelOf(): (path: string) => string {
  const { key, load } = useDocumentEditor().labels
  return useQuery({ queryKey: ['labels', key], queryFn: load, staleTime: Infinity }).data ?? asItIs
}

const asItIs = (path: string) => path
