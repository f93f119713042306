import { mkdir, readFile, writeFile } from 'node:fs/promises'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type Manifest } from 'vite'
import { content } from './content/plugin.ts'
import { defineEnv } from './define-env.ts'

const ENTRY = 'src/admin/numbers/main.tsx'

/**
 * Builds staff's page /admin/numbers: apart from the site, to which it must not add a byte. It has no inline script or
 * style, and so lives by the policy of the other pages.
 */
export async function buildNumbers({ root, client }: { root: string; client: string }): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [content(), react(), tailwindcss()],
    define: defineEnv('production', root),
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      assetsDir: 'assets/admin',
      assetsInlineLimit: 0,
      manifest: '.vite/admin.json',
      modulePreload: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: ENTRY },
    },
  })
  const manifest = JSON.parse(await readFile(`${client}/.vite/admin.json`, 'utf8')) as Manifest
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`Vite's manifest has no "${ENTRY}"`)
  await mkdir(`${client}/admin`, { recursive: true })
  await writeFile(`${client}/admin/numbers.html`, pageOf(entry.file, entry.css ?? []))
}

const pageOf = (script: string, styles: string[]) => `<!doctype html>
<html lang="en" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Numbers</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('\n')}
<script type="module" src="/${script}"></script>
</head>
<body><div id="numbers"><noscript>The numbers need JavaScript.</noscript></div></body>
</html>
`
