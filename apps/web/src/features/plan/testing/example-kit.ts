import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import plan from '#content/plan.yaml'
import site from '#content/site.yaml'
import type { Answers } from '../answers.ts'
import type { FontFile } from '../drawing/pdf-fonts.ts'
import { type Kit, makeKit, type Sources } from '../kit.ts'
import { kitFilms } from '../kit-films.ts'
import { sunsetOn } from '../sunset.ts'

const david = kitFilms.find(({ film }) => film.id === 'david')
if (!david) throw new Error('The content has no film named david')
export const film = david

export const sources: Sources = {
  plan,
  films: [film],
  site,
  address: (path) => `https://www.example.org${path}`,
  today: '2025-10-20',
  zone: 'America/Chicago',
  sunset: sunsetOn,
}

/** A church whose name has 40 letters. */
export const saintBartholomew: Answers = {
  church: 'Saint Bartholomew’s Community Fellowship',
  date: '2025-12-19',
  time: '19:00',
  seats: 84,
  place: 'Regal Cedar Mill Stadium 12, Portland',
  contact: 'Grace Okafor',
  reach: '(555) 010-0142',
}

export const kitOf = (answers: Answers = {}, more: Partial<Sources> = {}): Kit =>
  makeKit(answers, { ...sources, ...more })

const { resolve } = createRequire(import.meta.url)
const font = (name: string, file: string, face?: FontFile['face']): FontFile => ({
  name,
  face,
  bytes: new Uint8Array(readFileSync(resolve(`@fontsource/${file}-normal.woff`))),
})

/** The fonts that a browser would load for these tests. */
export const testFonts = (): FontFile[] => [
  font('Fraunces', 'fraunces/files/fraunces-latin-600', 'display'),
  font('Figtree', 'figtree/files/figtree-latin-500', 'text'),
  font('Figtree Bold', 'figtree/files/figtree-latin-700', 'strong'),
  font('Fraunces Ext', 'fraunces/files/fraunces-latin-ext-600', 'display'),
  font('Figtree Ext', 'figtree/files/figtree-latin-ext-500', 'text'),
  font('Figtree Bold Ext', 'figtree/files/figtree-latin-ext-700', 'strong'),
  font('Noto Sans Arabic', 'noto-sans-arabic/files/noto-sans-arabic-arabic-500'),
]
