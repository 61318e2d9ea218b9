import { useQuery } from '@tanstack/react-query'
import type { PortfolioContent } from '@vitrine/common/portfolio/content'
import { uploadsIn } from '@vitrine/templates/picture-sets'
import { isGone } from '../images/is-gone.ts'
import { useEditorState } from '../state/editor-context.ts'

/** How many pictures of a version were deleted for good. Pictures of the draft are known to exist. */
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
