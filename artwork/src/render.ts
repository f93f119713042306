import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { shelves } from './catalogue.ts'
import type { Scene } from './core/scene.ts'
import { PATHS } from './paths.ts'
import { pictures } from './pictures.ts'
import { heroTall, heroWide } from './scenes/hero.ts'
import { widePosters } from './scenes/wide.ts'
import { still, wideStill } from './still.ts'

const only = new Set(process.argv.slice(2))
const wanted = (...names: string[]): boolean => only.size === 0 || names.some((name) => only.has(name))

const save = (folder: string, name: string, file: Buffer): void => {
  const path = resolve(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, file)
  console.log(`${name} ${Math.round(file.length / 1024)} KB`)
}

/** Paper hides in its fibers what would band in a night sky. */
const avif = ({ stock }: Scene) => ({ quality: stock === 'paper' ? 62 : 76, speed: 6 })

for (const shelf of shelves)
  for (const scene of shelf.scenes.filter(({ id }) => wanted(id))) {
    const canvas = still(scene, shelf.width, shelf.height, !shelf.bare)
    save(PATHS.posters, `${scene.id}.avif`, await canvas.encode('avif', avif(scene)))
  }

for (const framing of widePosters)
  if (wanted(framing.id, 'wide')) {
    const canvas = wideStill(framing, 800, 450, false)
    save(PATHS.posters, `${framing.id}.avif`, await canvas.encode('avif', avif(framing.scene)))
  }

for (const [scene, width, height] of [
  [heroWide, 2400, 1350],
  [heroTall, 1080, 1600],
] as const)
  if (wanted(scene.id))
    save(PATHS.images, `${scene.id}.webp`, await still(scene, width, height, false).encode('webp', 95))

for (const { file, draw } of pictures)
  if (wanted(file, 'pages')) save(PATHS.images, `${file}.webp`, await (await draw()).encode('webp', 82))
