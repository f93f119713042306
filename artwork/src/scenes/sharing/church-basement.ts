import type { Scene } from '../../core/scene.ts'
import { audienceRow } from '../../figures/audience.ts'
import { drawing, figure } from '../../figures/figure.ts'
import { filmPicture, inset } from '../../layers/inset.ts'
import { beam, glow } from '../../layers/light.ts'
import { room } from '../../layers/room.ts'
import { weather } from '../../layers/weather.ts'
import { stillWatersScene } from '../trailers/still-waters.ts'

const SHEET = { x: 0.63, y: 0.34, w: 0.54, h: 0.54 } as const

/** A bedsheet pegged to a line, a film on it: the cloth sags between the pegs and keeps its creases. */
const bedsheet = drawing(0.3, (ctx, { w, h, u }) => {
  const left = (SHEET.x - SHEET.w / 2) * w
  const top = (SHEET.y - SHEET.h / 2) * h
  const wide = SHEET.w * w
  const tall = SHEET.h * h
  ctx.strokeStyle = '#2a1a10'
  ctx.lineWidth = u * 0.006
  ctx.beginPath()
  ctx.moveTo(-0.1 * w, top - u * 0.05)
  ctx.quadraticCurveTo(SHEET.x * w, top + u * 0.02, 1.1 * w, top - u * 0.05)
  ctx.stroke()
  const cloth = (): void => {
    ctx.beginPath()
    ctx.moveTo(left, top)
    for (let i = 0; i < 4; i++)
      ctx.quadraticCurveTo(left + (wide * (i + 0.5)) / 4, top + u * 0.045, left + (wide * (i + 1)) / 4, top)
    ctx.quadraticCurveTo(left + wide - u * 0.012, top + tall / 2, left + wide + u * 0.006, top + tall)
    ctx.quadraticCurveTo(left + wide / 2, top + tall + u * 0.03, left - u * 0.006, top + tall)
    ctx.quadraticCurveTo(left + u * 0.012, top + tall / 2, left, top)
  }
  ctx.fillStyle = '#f6ead2'
  cloth()
  ctx.fill()
  ctx.save()
  ctx.clip()
  ctx.globalAlpha = 0.93
  inset(ctx, filmPicture(stillWatersScene, 800, 450), [
    left + u * 0.03,
    top + u * 0.05,
    wide - u * 0.06,
    tall - u * 0.08,
  ])
  ctx.globalAlpha = 1
  for (const at of [0.25, 0.5, 0.75]) {
    const crease = ctx.createLinearGradient(left + wide * at - u * 0.03, 0, left + wide * at + u * 0.03, 0)
    crease.addColorStop(0, 'rgba(255,255,255,0)')
    crease.addColorStop(0.45, 'rgba(255,248,230,0.22)')
    crease.addColorStop(0.55, 'rgba(30,16,20,0.2)')
    crease.addColorStop(1, 'rgba(30,16,20,0)')
    ctx.fillStyle = crease
    ctx.fillRect(left, top, wide, tall * 1.1)
  }
  ctx.restore()
  ctx.fillStyle = '#c8935a'
  for (let i = 0; i <= 4; i++)
    ctx.fillRect(left + (wide * i) / 4 - u * 0.006, top - u * 0.02, u * 0.012, u * 0.045)
})

/** The church's basement on a Friday: folding chairs, a bedsheet, everybody there. */
export const shareChurchBasementScene: Scene = {
  id: 'share-church-basement',
  title: {
    face: 'courier',
    lines: ['Folding Chairs', '~and a bedsheet'],
    align: 'left',
    place: 'bottom',
    accent: '#ffd79a',
  },
  layers: [
    room({ wall: '#6a4c38', floor: '#3a281c', y: 0.8 }),
    glow({ x: SHEET.x, y: 0.36, size: 1, color: '#f2b48c', strength: 0.55, flicker: 0.04, depth: 0.3 }),
    bedsheet,
    glow({ x: SHEET.x, y: 0.34, size: 0.75, color: '#ffd8b4', strength: 0.3, flicker: 0.04, depth: 0.3 }),
    beam({
      x: SHEET.x - 0.02,
      y: 1.2,
      angle: -90,
      spread: 40,
      length: 1.1,
      color: '#ffe8cc',
      strength: 0.28,
      depth: 0.4,
    }),
    figure(audienceRow(11), {
      x: 0.6,
      y: 0.76,
      size: 0.145,
      color: '#2c1a18',
      depth: 0.6,
      rim: { color: '#ffd2a4', from: [0, -1], width: 0.045, strength: 0.95 },
    }),
    figure(audienceRow(9), {
      x: 0.64,
      y: 0.9,
      size: 0.2,
      color: '#180d0e',
      depth: 0.7,
      rim: { color: '#ffd2a4', from: [0, -1], width: 0.035, strength: 0.85 },
    }),
    weather({ kind: 'dust', count: 90, color: '#fff2d0', strength: 0.7 }),
  ],
}
