import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), tailwindcss()],
  // `@`, where the components are installed, and the names under which the page of the sites asks for them.
  resolve: { tsconfigPaths: true },
})
