import { useQuery } from '@tanstack/react-query'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { readUploadPath } from '@vitrine/common/picture-paths'
import { isGone } from '../images/gone.ts'
import { useEditorState } from '../state/editor-context.ts'

/** How many pictures of a version cannot come back, because their files were deleted; those shown now are there. */
export function useGonePictures(version: string, content: PortfolioContent | undefined): number {
  const present = useEditorState((state) => state.history.present.content)
  const { data = 0 } = useQuery({
    queryKey: ['gone-pictures', version],
    queryFn: async () => {
      const shown = new Set(uploadsIn(present))
      const others = new Set(uploadsIn(content).filter((path) => !shown.has(path)))
      return (await Promise.all([...others].map(isGone))).filter(Boolean).length
    },
    enabled: content !== undefined,
  })
  return data
}

/** The uploads that pages with this content show. */
function uploadsIn(value: unknown): string[] {
  if (typeof value === 'string') return readUploadPath(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(uploadsIn) : []
}
