import type { Plugin } from 'vite'
import { PICTURE_POLICY } from './headers/content-security-policy.ts'

const PICTURE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i

/** In development, pictures get the policy that the build gives them: the editor writes files on the same origin. */
export const sandboxPictures = (): Plugin => ({
  name: 'sandbox-pictures',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      if (PICTURE.test(decoded(pathname))) response.setHeader('content-security-policy', PICTURE_POLICY)
      next()
    })
  },
})

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
