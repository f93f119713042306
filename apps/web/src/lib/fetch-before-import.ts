let fetched: Map<string, Promise<void>> | undefined

/**
 * Imports a chunk once its files are in the HTTP cache. The build wraps every `import()` in this
 * (build/fetch-before-import.ts), because some browsers never request a module again in the same document after its
 * import failed. Dispatches `vite:preloadError` on failure, as Vite does.
 */
export async function fetchBeforeImport<Module>(
  files: string[],
  load: () => Promise<Module>,
): Promise<Module> {
  try {
    await Promise.all(files.map(fetchOnce))
    return await load()
  } catch (error) {
    dispatchEvent(new Event('vite:preloadError'))
    throw error
  }
}

function fetchOnce(file: string): Promise<void> {
  fetched ??= new Map(filesOfPage().map((path) => [path, Promise.resolve()]))
  const path = `/${file}`
  const known = fetched.get(path)
  if (known) return known
  const request = fetchWhole(path)
  fetched.set(path, request)
  // So that the next import tries again.
  request.catch(() => fetched?.delete(path))
  return request
}

/** The chunks that the boot script has already imported (app/boot/start.ts). */
function filesOfPage(): string[] {
  return JSON.parse(document.getElementById('start-data')?.textContent || '{"scripts":[]}').scripts
}

async function fetchWhole(path: string): Promise<void> {
  const response = await fetch(path)
  // A captive portal's login page also answers with 200.
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || !/javascript|css/.test(type))
    throw new Error(`Failed to load ${path}: ${response.status} ${type}`)
  await response.arrayBuffer()
}
