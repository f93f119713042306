import { readFile, writeFile } from 'node:fs/promises'
import { createFeedClient } from '@two-pastors/feeds'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { Link, StaticRouter } from 'react-router-dom'
import { build } from 'vite'
import { compressFile } from '../build/compress.ts'
import type { StartData } from '../src/app/boot/start-data.ts'
import { Cards, type Row, styles } from './peers/page.ts'

/** A page like the home page, written in a different way, and its address on the measured site. */
export type Peer = { name: string; path: string }

export const peers = [
  { name: 'HTML by hand, no scripts', path: '/peers/by-hand' },
  { name: 'React islands', path: '/peers/islands', script: 'islands' },
  { name: 'React, router and queries, used plainly', path: '/peers/stack', script: 'stack' },
] satisfies (Peer & { script?: 'islands' | 'stack' })[]

const CARDS = 10

/**
 * Adds the peers to the built site in `folder`: header, the home page's own picture, a row of ten cards for each of
 * its feeds, footer. Their scripts load once the picture has loaded, like ours.
 * @param host that answers with the feeds
 */
export async function addPeers(folder: string, host: string): Promise<void> {
  const client = createFeedClient({ host })
  const home = await readFile(`${folder}/index.html`, 'utf8')
  const { fetches }: StartData = JSON.parse(/id="start-data">(.*?)</.exec(home)?.[1] ?? '')
  const rows = await Promise.all(
    fetches.map(async (address): Promise<Row> => {
      const id = address.slice(address.lastIndexOf('/') + 1)
      const { items } = await client.fetchFeed(id)
      const cards = Array.from({ length: CARDS }, (_, index) => items[index % items.length])
      return {
        heading: `Feed ${id}`,
        cards: cards.flatMap((item, index) =>
          item
            ? [
                {
                  id: `${id}-${index}`,
                  title: item.title,
                  genre: item.genre,
                  image: item.image?.replace(host, '') ?? null,
                },
              ]
            : [],
        ),
      }
    }),
  )
  const picture = /<picture\b(?:(?!<\/picture>).)*hero-image.*?<\/picture>/s.exec(home)?.[0]
  if (!picture) throw new Error('The home page has no picture that the peers could show')
  await build({
    configFile: false,
    root: `${import.meta.dirname}/peers`,
    logLevel: 'error',
    build: {
      outDir: `${folder}/peers`,
      emptyOutDir: true,
      rolldownOptions: {
        input: ['islands', 'stack'].map((name) => `${import.meta.dirname}/peers/${name}.ts`),
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  for (const { path, ...peer } of peers) {
    const script = 'script' in peer ? peer.script : undefined
    const rendered =
      script === 'stack'
        ? renderToString(
            h(
              StaticRouter,
              { location: path },
              ...rows.map((row) => h(Cards, { ...row, link: Link, key: row.heading })),
            ),
          )
        : rows.map((row) => `<div>${renderToString(h(Cards, row))}</div>`).join('')
    const file = `${folder}${path}.html`
    await writeFile(
      file,
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Peer</title><style>${styles}</style>
<header><a href="/">Home</a><a href="/movies">Movies</a><a href="/contact">Contact</a></header>
<main><div class="hero">${picture}<h1>A film</h1></div><div id="rows">${rendered}</div></main><footer>The end</footer>${
        script
          ? `<script id="data" type="application/json">${JSON.stringify(rows).replaceAll('<', '\\u003c')}</script>
<script>{const image=document.querySelector('.hero img'),start=()=>requestAnimationFrame(()=>setTimeout(()=>import('/peers/${script}.js')));image.complete?start():image.onload=start}</script>`
          : ''
      }</html>`,
    )
    await compressFile(file, 10)
  }
}
