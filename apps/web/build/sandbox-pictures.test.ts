import { readdirSync } from 'node:fs'
import { createServer } from 'vite'
import { expect, test } from 'vitest'
import { folder } from '../model/folder.ts'

test('in development a picture that is opened runs nothing, and pages do', { timeout: 60_000 }, async () => {
  const server = await createServer({
    root: `${import.meta.dirname}/..`,
    logLevel: 'error',
    server: { port: 0, hmr: false },
    optimizeDeps: { noDiscovery: true },
  })
  await server.listen()
  const policyOf = async (path: string, accept = '*/*') => {
    const answer = await fetch(new URL(path, server.resolvedUrls?.local[0]), { headers: { accept } })
    expect(answer.status, path).toBe(200)
    return answer.headers.get('content-security-policy') ?? ''
  }
  try {
    const images = `/@fs${folder.content}/images`
    const drawing = readdirSync(`${folder.content}/images`).find((name) => name.endsWith('.svg')) ?? ''
    for (const path of [
      '/icon.svg',
      '/%69con%2Esvg',
      `${images}/${drawing}`,
      `${images}/${drawing}?time=1`,
      `${images}/${drawing.replace('.svg', '%2Esvg')}`,
    ]) {
      expect(await policyOf(path, 'text/html'), path).toMatch(/^sandbox; default-src 'none'/)
    }
    expect(await policyOf('/david', 'text/html')).toBe('')
  } finally {
    await server.close()
  }
})
