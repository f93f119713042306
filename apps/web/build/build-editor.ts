import { copyFile, glob, mkdir, writeFile } from 'node:fs/promises'
import { liveConfig } from '../editor/config/cms-config.ts'
import { cmsFolder, isCmsFile } from '../editor/page/cms-files.ts'
import { editorHtml, previewHtml, signInHtml } from '../editor/page/html.ts'
import { buildBeside, type Site } from './build-beside.ts'
import { buildPreview } from './build-preview.ts'
import { defineEnv } from './define-env.ts'

/** Builds the editor to /admin, if VITE_CMS_REPOSITORY says where the content is. It shares no code with the site's pages. */
export async function buildEditor({ root, client }: Site): Promise<void> {
  const define = defineEnv('production', root)
  const setting = (name: string) => JSON.parse(define[`import.meta.env.${name}`] ?? '""') as string
  const repository = setting('VITE_CMS_REPOSITORY')
  if (!repository) return
  const folder = `${client}/admin`
  await mkdir(folder, { recursive: true })
  await buildBeside(
    { root, client: folder },
    {
      rolldownOptions: {
        input: { main: `${root}editor/client/main.ts`, 'sign-in': `${root}editor/client/sign-in.ts` },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  )
  for await (const name of glob('*', { cwd: cmsFolder })) {
    if (isCmsFile(name)) await copyFile(cmsFolder + name, `${folder}/${name}`)
  }
  await copyFile(`${root}editor/client/editor.css`, `${folder}/editor.css`)
  await writeFile(`${client}/admin.html`, editorHtml({ css: '/admin/editor.css', script: '/admin/main.js' }))
  await writeFile(`${folder}/sign-in.html`, signInHtml)
  await writeFile(`${folder}/preview.html`, previewHtml)
  await buildPreview({ root, client })
  const config = liveConfig(repository, setting('VITE_CMS_BRANCH'), setting('VITE_SITE_URL'))
  await writeFile(`${folder}/config.json`, JSON.stringify(config))
}
