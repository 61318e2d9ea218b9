import { useQuery } from '@tanstack/react-query'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { uploadsIn } from '@vitrine/templates/picture-sets'
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
