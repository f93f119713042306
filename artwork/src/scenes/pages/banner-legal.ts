import type { Scene } from '../../core/scene.ts'
import { bookcase } from '../../figures/bookcase.ts'
import { castShadow } from '../../figures/paper.ts'
import { prop } from '../../figures/prop.ts'
import { bankersLamp, bookPile, fountainPen, openBook } from '../../figures/study.ts'
import { archedWindow } from '../../layers/arched-window.ts'
import { filmPicture } from '../../layers/inset.ts'
import { glow } from '../../layers/light.ts'
import { room } from '../../layers/room.ts'
import { dusk } from '../../layers/shadow.ts'
import { vista } from '../../layers/vista.ts'
import { weather } from '../../layers/weather.ts'
import { wood } from '../../layers/wood.ts'

const DESK = 0.66
const LAMP = { x: 0.645, y: 0.42 } as const

/** What is outside: hills and pines, the day almost over. */
const evening: Scene = {
  id: 'banner-legal-evening',
  title: { lines: [] },
  grain: 0,
  vignette: 0,
  layers: vista({
    tones: ['#141c3c', '#4a3a5c', '#d07a4c'],
    ground: '#0e1418',
    light: { x: 0.4, y: 0.6, color: '#ff9c5c', reach: 0.4, strength: 0.8 },
    horizon: 0.6,
    cover: 0.5,
    stars: 60,
    hills: { cover: 'pines', growth: 0.14 },
  }),
}

/** A study at the end of the day: lamp, books, and a pen laid down on an open page. */
export const bannerLegal: Scene = {
  id: 'banner-legal',
  title: { lines: ['Legal'] },
  vignette: 0.9,
  layers: [
    room({ wall: '#3a2a22', floor: '#3a2a22', y: 1.4 }),
    archedWindow({
      x: 0.475,
      y: 0.6,
      top: -0.02,
      width: 0.36,
      frame: '#2c1c16',
      outside: () => filmPicture(evening, 360, 560),
    }),
    bookcase({ x: 0.74, to: 1.06, y: DESK, light: LAMP }),
    glow({ ...LAMP, size: 1.15, color: '#ffb662', strength: 0.55, depth: 0.3, flicker: 0 }),
    wood({
      color: '#8a4a28',
      light: { x: LAMP.x - 0.01, y: 0.8, color: '#ffd59a', reach: 0.62 },
      y: DESK,
      ambient: 0.1,
    }),
    prop({ x: 0.84, y: DESK + 0.1, size: 0.32 }, (ctx, stage) => {
      castShadow(ctx, stage, 0.03)
      bookPile(ctx, 5)
    }),
    prop({ x: 0.765, y: DESK + 0.07, size: 0.24 }, (ctx) => bookPile(ctx, 3)),
    prop({ x: LAMP.x, y: DESK + 0.09, size: 0.42 }, (ctx) => bankersLamp(ctx)),
    prop({ x: 0.6, y: 0.95, size: 0.33 }, (ctx, stage) => {
      castShadow(ctx, stage, 0.05)
      openBook(ctx)
    }),
    prop({ x: 0.635, y: 0.885, size: 0.25, turn: -24 }, (ctx, stage) => {
      castShadow(ctx, stage, 0.02, 0.7)
      fountainPen(ctx)
    }),
    glow({
      x: LAMP.x,
      y: 0.5,
      size: 0.42,
      color: '#ffe3a8',
      strength: 0.6,
      depth: 0.6,
      flicker: 0,
      stretch: 0.7,
    }),
    glow({
      x: 0.6,
      y: 0.88,
      size: 0.36,
      color: '#ffe0a0',
      strength: 0.4,
      depth: 0.6,
      flicker: 0,
      stretch: 0.5,
    }),
    weather({ kind: 'dust', count: 60, color: '#ffe6c0', strength: 0.5, within: [0.42, 0.1, 0.9, 0.8] }),
    dusk({ from: [0, 0.5], to: [0.46, 0.5], color: '#0d0907', strength: 0.8 }),
  ],
}
