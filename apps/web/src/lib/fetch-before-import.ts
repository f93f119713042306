let fetched: Map<string, Promise<void>> | undefined

/**
 * Imports a part of the app once its files are in the browser's cache. The build adds this to every `import()`, with the
 * addresses (build/fetch-before-import.ts): a browser in which an import failed may never request that module again in
 * the same document. A file that can't be fetched is reported as Vite reports it, by `vite:preloadError`.
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
  // The next import asks again.
  request.catch(() => fetched?.delete(path))
  return request
}

/** What the inline script has imported already (app/boot/start.ts). */
function filesOfPage(): string[] {
  return JSON.parse(document.getElementById('start-data')?.textContent || '{"scripts":[]}').scripts
}

async function fetchWhole(path: string): Promise<void> {
  const response = await fetch(path)
  // The log-in page of a public Wi-Fi answers with 200 too.
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || !/javascript|css/.test(type))
    throw new Error(`${path} did not come: ${response.status} ${type}`)
  await response.arrayBuffer()
}
