import type { BlockProps, BlockView } from './block.ts'

function Divider({ page }: BlockProps<'divider'>) {
  return page.look.divider ? (
    <div className="divider" role="separator">
      {page.look.divider}
    </div>
  ) : (
    <hr className="divider" />
  )
}

export const divider: BlockView<'divider'> = { Component: Divider, css: '', isEmpty: () => false }
