let fetched: Map<string, Promise<void>> | undefined

/**
 * Imports a part of the app once its files have come. The build adds this to every `import()`, with the addresses
 * (scripts/fetch-before-import.ts): a browser that fails to import a module may never ask for it again in this document, so
 * the import must not begin before the browser has the files. They then come from its cache.
 */
export async function fetchBeforeImport<Module>(
  files: string[],
  load: () => Promise<Module>,
): Promise<Module> {
  await Promise.all(files.map(fetchOnce))
  return load()
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

/** What the inline script has imported (scripts/prerender/starter.ts): where that fails, the page says so. */
function filesOfPage(): string[] {
  return JSON.parse(document.getElementById('start-data')?.textContent || '{"scripts":[]}').scripts
}

async function fetchWhole(path: string): Promise<void> {
  const response = await fetch(path)
  // A Wi-Fi's log-in page answers with 200 too.
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || !/javascript|css/.test(type))
    throw new Error(`${path} did not come: ${response.status} ${type}`)
  await response.arrayBuffer()
}
