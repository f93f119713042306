/** Imports a part of the app's code. Where it does not come because a newer build has taken its place, the page is loaded again, once. */
export async function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    window.reloadIfReplaced?.().catch(() => {})
    throw error
  }
}
