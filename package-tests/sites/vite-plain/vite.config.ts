import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Strict, as a careful site has it: no inline styles, and no string that becomes markup. */
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
