import { createServer } from 'vite'
import { expect, test } from 'vitest'

test('in development every address gets the document, with the entry as a module', {
  timeout: 60_000,
}, async () => {
  const root = `${import.meta.dirname}/..`
  const server = await createServer({
    root,
    logLevel: 'error',
    server: { port: 0, hmr: false },
    optimizeDeps: { noDiscovery: true },
  })
  await server.listen()
  try {
    const address = `${server.resolvedUrls?.local[0]}david`
    const answer = await fetch(address, { headers: { accept: 'text/html' } })
    expect(answer.headers.get('content-type')).toContain('text/html')
    const html = await answer.text()
    expect(html).toMatch(/<div id="root" data-page=""[^>]*><\/div>/)
    expect(html).toContain('<script type="module" src="/src/app/entry-client.tsx"></script>')
    expect(html).toContain('themeChoice')
  } finally {
    await server.close()
  }
})
