/** React's record of a component. */
type Fiber = { memoizedProps?: { store?: Store } | null; child?: Fiber | null; sibling?: Fiber | null }
type Store = { dispatch(action: object): void }

/**
 * The CMS compares a form with the entry as it was opened. Whoever publishes a change and then takes it back would read
 * “Changes saved” and find no button to publish. This puts the saved entry in its place.
 */
export function rememberSaved(): void {
  CMS.registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => {
      const saved = entry.toJS()
      const payload = { collection: saved.collection, entry: { ...saved, isPersisting: false } }
      // A new entry is opened anew once it is saved.
      if (saved.slug) storeOfCms()?.dispatch({ type: 'ENTRY_SUCCESS', payload })
    },
  })
}

/** The CMS's Redux store, which it doesn't export: one of its outermost components has it. */
function storeOfCms(): Store | undefined {
  const root = document.querySelector('#nc-root')
  const key = root && Object.keys(root).find((name) => name.startsWith('__reactContainer$'))
  return key ? storeIn((root as unknown as Record<string, Fiber>)[key]) : undefined
}

function storeIn(fiber: Fiber | null | undefined): Store | undefined {
  return fiber ? (fiber.memoizedProps?.store ?? storeIn(fiber.child) ?? storeIn(fiber.sibling)) : undefined
}
