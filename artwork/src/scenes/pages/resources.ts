import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Canvas, type Image, loadImage } from '@napi-rs/canvas'
import { unzipSync } from 'fflate'
import type { Scene } from '../../core/scene.ts'
import { bucket, ticket } from '../../figures/movie-night.ts'
import { cup, pencil, sheet, spread, tape } from '../../figures/printed.ts'
import { prop } from '../../figures/prop.ts'
import { draw } from '../../layers/print.ts'
import { wood } from '../../layers/wood.ts'
import { PATHS } from '../../paths.ts'
import { still } from '../../still.ts'

/** The pages of a download as they are printed. */
const pagesOf = async (name: string): Promise<Image[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  execFileSync('pdftoppm', ['-r', '90', '-png', resolve(PATHS.downloads, `${name}.pdf`), join(folder, 'p')])
  const pages = await Promise.all(
    readdirSync(folder)
      .sort()
      .map((file) => loadImage(readFileSync(join(folder, file)))),
  )
  rmSync(folder, { recursive: true })
  return pages
}

const slides = async (): Promise<Map<string, Image>> => {
  const files = unzipSync(readFileSync(resolve(PATHS.downloads, 'david-social-media-graphics.zip')))
  const found = new Map<string, Image>()
  for (const [path, bytes] of Object.entries(files))
    if (path.endsWith('.jpg')) found.set(path.split('/').at(-1) ?? path, await loadImage(Buffer.from(bytes)))
  return found
}

const scene = (id: string, layers: Scene['layers']): Scene => ({
  id,
  title: { lines: ['David'] },
  stock: 'paper',
  grain: 0.35,
  layers,
})

/** Morning light on an oak table. */
const studyGuide = async (): Promise<Scene> => {
  const pages = await pagesOf('david-study-guide')
  const [cover, , one, two] = pages
  if (!cover || !one || !two) throw new Error('The study guide has too few pages')
  return scene('study-guide', [
    wood({
      color: '#d8b184',
      light: { x: 0.2, y: 0.1, color: '#fff4df', reach: 1.3 },
      planks: 4,
      ambient: 0.45,
    }),
    prop({ x: 0.86, y: 0.3, size: 0.6, turn: 8 }, sheet(cover)),
    prop({ x: 0.455, y: 0.53, size: 0.735, turn: -4 }, spread(one, two)),
    prop({ x: 0.9, y: 0.87, size: 0.22 }, cup),
    prop({ x: 0.7, y: 0.955, size: 0.3, turn: -6 }, pencil),
  ])
}

/** On the painted table of the popcorn committee. */
const planningGuide = async (): Promise<Scene> => {
  const pages = await pagesOf('event-planning-guide')
  const [cover, , steps, , , , , weeks, checklist] = pages
  if (!cover || !steps || !weeks || !checklist) throw new Error('The planning guide has too few pages')
  return scene('event-planning-guide', [
    wood({
      color: '#5d9a96',
      light: { x: 0.4, y: 0.2, color: '#fff6e0', reach: 1.2 },
      planks: 6,
      ambient: 0.4,
    }),
    prop({ x: 0.2, y: 0.42, size: 0.74, turn: -13 }, sheet(steps)),
    prop({ x: 0.47, y: 0.55, size: 0.84, turn: 5 }, sheet(checklist)),
    prop({ x: 0.76, y: 0.5, size: 0.8, turn: 13 }, sheet(cover)),
    prop({ x: 0.95, y: 0.16, size: 0.36, turn: 8 }, bucket),
    prop({ x: 0.93, y: 0.86, size: 0.32, turn: 16 }, ticket),
    prop({ x: 0.9, y: 0.95, size: 0.32, turn: -7 }, ticket),
    prop({ x: 0.36, y: 0.93, size: 0.34, turn: 18 }, pencil),
  ])
}

/** Taped to the brick of a stairwell. */
const foyerPoster = async (): Promise<Scene> => {
  const [poster] = await pagesOf('david-foyer-poster')
  if (!poster) throw new Error('The poster has no page')
  return scene('foyer-poster', [
    draw(0.1, (ctx, { w, h, u, random }) => {
      ctx.fillStyle = '#b9ada0'
      ctx.fillRect(-w, -h, w * 3, h * 3)
      const [bw, bh] = [u * 0.155, u * 0.058]
      for (let row = -1; row * bh < h * 1.1; row++)
        for (let col = -1; col * bw < w * 1.1; col++) {
          const warm = random()
          ctx.fillStyle = `rgb(${232 - warm * 22},${226 - warm * 26},${214 - warm * 30})`
          ctx.beginPath()
          ctx.roundRect(
            col * bw + (row % 2 ? bw / 2 : 0),
            row * bh,
            bw - u * 0.007,
            bh - u * 0.007,
            u * 0.004,
          )
          ctx.fill()
        }
      ctx.fillStyle = 'rgba(62,56,92,0.3)'
      ctx.fillRect(-w, -h, w * 3, h * 3)
    }),
    prop({ x: 0.46, y: 0.51, size: 0.93, turn: -1.2 }, (ctx, stage) => {
      sheet(poster)(ctx, stage)
      for (const [x, y, a] of [
        [-0.31, -0.49, -0.7],
        [0.31, -0.49, 0.7],
        [-0.31, 0.49, 0.7],
        [0.31, 0.49, -0.7],
      ] as const)
        tape(ctx, x, y, a)
    }),
    {
      ...draw(0.6, (ctx, { w, h, u }) => {
        // The window of the stairwell, thrown over wall and poster.
        ctx.filter = `blur(${u * 0.006}px)`
        ctx.fillStyle = '#ffdca0'
        ctx.transform(1, 0.32, -0.32, 1, w * 0.24, -h * 0.3)
        for (let i = 0; i < 6; i++)
          ctx.fillRect(
            w * 0.28 + (i % 2) * u * 0.3,
            h * (0.1 + Math.floor(i / 2) * 0.34),
            u * 0.275,
            h * 0.315,
          )
        ctx.filter = 'none'
      }),
      blend: 'soft-light',
    },
  ])
}

/** What is in the ZIP, laid out like a printer's proof. */
const socialPack = async (): Promise<Scene> => {
  const all = await slides()
  const pick = (part: string): Image => {
    const found = [...all].find(([name]) => name.includes(part))
    if (!found) throw new Error(`No slide "${part}"`)
    return found[1]
  }
  const at: readonly (readonly [string, number, number, number])[] = [
    ['countdown-4', 0.2, 0.2, 0.29],
    ['come-with-us-facebook-post', 0.6, 0.16, 0.25],
    ['in-theaters-instagram-square', 0.91, 0.3, 0.36],
    ['group-tickets-instagram-square', 0.15, 0.58, 0.36],
    ['come-with-us-story', 0.42, 0.63, 0.62],
    ['countdown-2', 0.74, 0.65, 0.29],
    ['in-theaters-projector', 0.13, 0.95, 0.26],
    ['group-tickets-x-post', 0.78, 0.99, 0.27],
  ]
  return scene('social-media-pack', [
    draw(0.1, (ctx, { w, h }) => {
      const tone = ctx.createLinearGradient(0, 0, w, h)
      tone.addColorStop(0, '#f2b39b')
      tone.addColorStop(1, '#c9597a')
      ctx.fillStyle = tone
      ctx.fillRect(-w, -h, w * 3, h * 3)
    }),
    ...at.map(([name, x, y, size]) => prop({ x, y, size, turn: -6 }, sheet(pick(name)))),
  ])
}

const SHEETS = {
  'study-guide': studyGuide,
  'event-planning-guide': planningGuide,
  'foyer-poster': foyerPoster,
  'social-media-pack': socialPack,
}

/** Each download shows itself: its own pages and slides, photographed from above. */
export const resourcePictures = Object.entries(SHEETS).map(([name, lay]) => ({
  file: `resources/${name}`,
  draw: async (): Promise<Canvas> => still(await lay(), 1200, 900, false),
}))
