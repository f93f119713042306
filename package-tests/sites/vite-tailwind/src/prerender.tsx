import { readFile, writeFile } from 'node:fs/promises'
import { renderToString } from 'react-dom/server'
import { Site } from './site'

/** Runs in Node after the build and renders the page to HTML. */
const shell = await readFile('dist/index.html', 'utf8')
await writeFile('dist/index.html', shell.replace('<!--page-->', renderToString(<Site />)))
