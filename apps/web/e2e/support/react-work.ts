import type { Page } from '@playwright/test'

/** What React has done on a page since it loaded. */
export type ReactWork = {
  commits: number
  /** Renders of components, by their own code: those that React skipped don't count. */
  renders: number
  /** Hooks in what was rendered. */
  hooks: number
  /** Effects that ran. */
  effects: number
  /** Subscriptions to contexts, such as the router's, in what was rendered. */
  contexts: number
}

/** The parts of React's tree that the count reads. React names them so in production, too. */
type Fiber = {
  tag: number
  flags: number
  alternate: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
  memoizedState: unknown
  updateQueue: unknown
  dependencies: { firstContext: Linked | null } | null
}
type Linked = { next: Linked | null }
type Effect = { tag: number; next: Effect }

declare global {
  interface Window {
    reactWork: ReactWork
  }
}

/** Counts from the page's next load on. React tells developer tools about each commit, in production too. */
export const countReactWork = (page: Page) => page.addInitScript(count)

/** What React has done so far. */
export const reactWork = (page: Page): Promise<ReactWork> => page.evaluate(() => window.reactWork)

/** Runs in the page. */
function count() {
  const work: ReactWork = { commits: 0, renders: 0, hooks: 0, effects: 0, contexts: 0 }
  window.reactWork = work
  // Function components, class components, forwarded refs, and memoized ones.
  const COMPONENTS = [0, 1, 11, 14, 15]
  const CLASS = 1
  const PERFORMED_WORK = 1
  const HAS_EFFECT = 1

  const length = (first: Linked | null | undefined) => {
    let found = 0
    for (let at = first; at; at = at.next) found++
    return found
  }
  const effectsOf = ({ updateQueue }: Fiber) => {
    const last = (updateQueue as { lastEffect?: Effect | null } | null)?.lastEffect
    let found = 0
    let at = last
    while (at) {
      if (at.tag & HAS_EFFECT) found++
      at = at.next === last ? undefined : at.next
    }
    return found
  }
  const visit = (fiber: Fiber, before: Fiber | null) => {
    if (COMPONENTS.includes(fiber.tag) && (!before || (before !== fiber && fiber.flags & PERFORMED_WORK))) {
      work.renders++
      work.contexts += length(fiber.dependencies?.firstContext)
      if (fiber.tag !== CLASS) {
        work.hooks += length(fiber.memoizedState as Linked | null)
        work.effects += effectsOf(fiber)
      }
    }
    // The same children: React went no further.
    if (before && before.child === fiber.child) return
    for (let child = fiber.child; child; child = child.sibling) visit(child, before ? child.alternate : null)
  }
  const onCommitFiberRoot = (_: number, { current }: { current: Fiber }) => {
    work.commits++
    visit(current, current.alternate)
  }
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      isDisabled: false,
      inject: () => 1,
      onCommitFiberRoot,
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
    },
  })
}
