import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { shelves } from './catalogue.ts'
import { createFilm, type Scene } from './core/scene.ts'
import { setTitle } from './layers/title.ts'
import { PATHS } from './paths.ts'
import { heroTall, heroWide } from './scenes/hero.ts'

/** The moment a poster is taken from: fires are high, flashes fire. */
const STILL = 6

const still = (scene: Scene, width: number, height: number, titled: boolean) => {
  const film = createFilm(scene, width, height)
  film.draw(STILL, 0.5)
  if (titled) setTitle(film.canvas, scene.title)
  return film.canvas
}

const report = (name: string, bytes: number): void => console.log(`${name} ${Math.round(bytes / 1024)} KB`)

const only = new Set(process.argv.slice(2))
const wanted = (id: string): boolean => only.size === 0 || only.has(id)

mkdirSync(PATHS.posters, { recursive: true })
mkdirSync(PATHS.images, { recursive: true })

for (const shelf of shelves)
  for (const scene of shelf.scenes.filter(({ id }) => wanted(id))) {
    const canvas = still(scene, shelf.width, shelf.height, true)
    const file = await canvas.encode('avif', { quality: 76, speed: 7 })
    writeFileSync(resolve(PATHS.posters, `${scene.id}.avif`), file)
    report(`${scene.id}.avif`, file.length)
  }

for (const [scene, width, height] of [
  [heroWide, 2400, 1350],
  [heroTall, 1080, 1600],
] as const) {
  if (!wanted(scene.id)) continue
  const file = await still(scene, width, height, false).encode('webp', 95)
  writeFileSync(resolve(PATHS.images, `${scene.id}.webp`), file)
  report(`${scene.id}.webp`, file.length)
}
