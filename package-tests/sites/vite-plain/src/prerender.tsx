import { readFile, writeFile } from 'node:fs/promises'
import { renderToString } from 'react-dom/server'
import { Site } from './site'

/** Prerenders the page, in Node after the build. */
const shell = await readFile('dist/index.html', 'utf8')
await writeFile('dist/index.html', shell.replace('<!--page-->', renderToString(<Site />)))
