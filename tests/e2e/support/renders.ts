import type { Page } from '@playwright/test'

/** React's own nodes, as far as its developer tools rely on them. */
interface Fiber {
  flags: number
  memoizedProps: unknown
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
}

declare global {
  interface Window {
    renders: { items: number[]; rows: string[]; frames: number }
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: unknown
  }
}

/**
 * Counts what React renders again, from where its developer tools count it. To be called before the page opens; `restart`
 * begins anew, `read` gives the indexes of list items, the paths of fields, and how often the frame of the preview.
 */
export async function watchRenders(page: Page) {
  await page.addInitScript(() => {
    const PERFORMED_WORK = 1
    window.renders = { items: [], rows: [], frames: 0 }
    const note = (props: object) => {
      if ('onToggle' in props && 'index' in props) window.renders.items.push(Number(props.index))
      else if ('field' in props && 'path' in props && !('onChange' in props))
        window.renders.rows.push(String(props.path))
      else if ('definition' in props && 'title' in props) window.renders.frames++
    }
    const walk = (fiber: Fiber) => {
      // What React did not look at is the same node as before.
      const before = fiber.alternate
      if (
        before &&
        fiber.flags & PERFORMED_WORK &&
        typeof fiber.memoizedProps === 'object' &&
        fiber.memoizedProps !== null
      )
        note(fiber.memoizedProps)
      if (before?.child === fiber.child) return
      for (let child = fiber.child; child; child = child.sibling) walk(child)
    }
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      isDisabled: false,
      inject: () => 1,
      onCommitFiberRoot: (_id: number, root: { current: Fiber }) => walk(root.current),
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
    }
  })
  return {
    restart: () => page.evaluate(() => (window.renders = { items: [], rows: [], frames: 0 })).then(() => undefined),
    read: () => page.evaluate(() => window.renders),
  }
}
