import { readFile } from 'node:fs/promises'
import { defineConfig } from 'vite'

/**
 * The site itself has no build: the browser loads the packages' files as they are published. Only what they import from
 * others, such as React, which is no ES module, is bundled here, one file for each line `/vendor/…` of the import map.
 */
const page = await readFile('public/index.html', 'utf8')
const vendors = [...page.matchAll(/"([^"]+)": "\/vendor\/([^"]+)\.js"/g)].map(([, id = '', file = '']) => [
  file,
  /^react($|\/|-dom)/.test(id) ? `named:${id}` : id,
])

export default defineConfig({
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [
    {
      // An entry in CommonJS would export nothing but `default`.
      name: 'named-exports',
      resolveId: (id) => (id.startsWith('named:') ? `\0${id}` : undefined),
      async load(id) {
        if (!id.startsWith('\0named:')) return
        const name = id.slice('\0named:'.length)
        const names = Object.keys(await import(name)).filter((each) => each !== 'module.exports')
        return `export { ${names.join(', ')} } from '${name}'`
      },
    },
  ],
  build: {
    outDir: 'public/vendor',
    modulePreload: false,
    rolldownOptions: {
      input: Object.fromEntries(vendors),
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunk-[hash].js' },
    },
  },
})
