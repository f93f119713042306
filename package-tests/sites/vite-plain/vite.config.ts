import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** A strict policy: no inline styles, and no strings as markup. */
const policy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "media-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

export default defineConfig({
  plugins: [react()],
  preview: { headers: { 'Content-Security-Policy': policy } },
})
