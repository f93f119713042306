import type { Scene } from '../../core/scene.ts'
import type { Context, Stage } from '../../core/stage.ts'
import { castShadow, noShadow, print, sheet } from '../../figures/paper.ts'
import { prop } from '../../figures/prop.ts'
import { filmPicture, inset } from '../../layers/inset.ts'
import { glow } from '../../layers/light.ts'
import { weather } from '../../layers/weather.ts'
import { wood } from '../../layers/wood.ts'
import { davidPoster, davidWide } from '../hero.ts'

/** The guide lying open: a picture and the questions to it; pages bow towards the fold. */
const openBook = (ctx: Context, stage: Stage): void => {
  castShadow(ctx, stage, 0.05, 0.75)
  ctx.fillStyle = '#3a2030'
  ctx.beginPath()
  ctx.roundRect(-0.73, -0.5, 1.46, 1.0, 0.012)
  ctx.fill()
  noShadow(ctx)
  for (let i = 4; i >= 0; i--) {
    const out = i * 0.004
    sheet(ctx, [-0.7 - out, -0.485 + out, 0.7 + out, 0.965], '#f8eeda', '#cbb48c')
    sheet(ctx, [0, -0.485 + out, 0.7 + out, 0.965], '#fff9ea', '#dcc8a0')
  }
  inset(ctx, filmPicture(davidWide, 900, 540), [-0.64, -0.42, 0.58, 0.35])
  print(ctx, [-0.64, -0.03, 0.58, 0.42], 13)
  ctx.fillStyle = '#7d2f2a'
  ctx.fillRect(0.08, -0.42, 0.34, 0.034)
  print(ctx, [0.08, -0.35, 0.55, 0.26], 8)
  // Questions, with a line to write the answer on.
  for (let i = 0; i < 4; i++) {
    const y = -0.02 + i * 0.12
    ctx.fillStyle = '#b0722c'
    ctx.beginPath()
    ctx.arc(0.095, y, 0.014, 0, 7)
    ctx.fill()
    print(ctx, [0.13, y - 0.01, 0.46, 0.03], 1)
    ctx.fillStyle = 'rgba(58,40,26,0.28)'
    ctx.fillRect(0.13, y + 0.055, 0.5, 0.003)
  }
  ctx.strokeStyle = '#27406e'
  ctx.lineWidth = 0.006
  ctx.beginPath()
  for (let x = 0.14; x < 0.5; x += 0.004)
    ctx.lineTo(x, 0.022 + Math.sin(x * 92) * 0.012 * Math.sin(x * 21) - 0.002)
  ctx.stroke()
  const fold = ctx.createLinearGradient(-0.2, 0, 0.2, 0)
  fold.addColorStop(0, 'rgba(60,34,14,0)')
  fold.addColorStop(0.47, 'rgba(60,34,14,0.38)')
  fold.addColorStop(0.5, 'rgba(40,20,8,0.75)')
  fold.addColorStop(0.53, 'rgba(60,34,14,0.3)')
  fold.addColorStop(1, 'rgba(60,34,14,0)')
  ctx.fillStyle = fold
  ctx.fillRect(-0.2, -0.485, 0.4, 0.97)
}

/** A copy that is still closed, its cover the film's poster. */
const closedBook = (ctx: Context, stage: Stage): void => {
  castShadow(ctx, stage, 0.05, 0.75)
  ctx.fillStyle = '#e8d8b4'
  ctx.fillRect(-0.335, -0.495, 0.685, 1.005)
  noShadow(ctx)
  inset(ctx, filmPicture(davidPoster, 760, 1120, true), [-0.34, -0.5, 0.68, 1])
  const back = ctx.createLinearGradient(-0.34, 0, -0.26, 0)
  back.addColorStop(0, 'rgba(255,240,210,0.35)')
  back.addColorStop(0.4, 'rgba(0,0,0,0.35)')
  back.addColorStop(1, 'rgba(0,0,0,0)')
  ctx.fillStyle = back
  ctx.fillRect(-0.34, -0.5, 0.08, 1)
}

const pencil = (ctx: Context, stage: Stage): void => {
  castShadow(ctx, stage, 0.02, 0.7)
  ctx.fillStyle = '#d98a24'
  ctx.fillRect(-0.5, -0.022, 0.86, 0.044)
  noShadow(ctx)
  ctx.fillStyle = 'rgba(255,236,180,0.55)'
  ctx.fillRect(-0.5, -0.016, 0.86, 0.009)
  ctx.fillStyle = '#8c2f2a'
  ctx.fillRect(-0.58, -0.022, 0.06, 0.044)
  ctx.fillStyle = '#c9c3b4'
  ctx.fillRect(-0.525, -0.023, 0.035, 0.046)
  ctx.fillStyle = '#ecd2a0'
  ctx.beginPath()
  ctx.moveTo(0.36, -0.022)
  ctx.lineTo(0.47, 0)
  ctx.lineTo(0.36, 0.022)
  ctx.fill()
  ctx.fillStyle = '#241a14'
  ctx.beginPath()
  ctx.moveTo(0.44, -0.006)
  ctx.lineTo(0.47, 0)
  ctx.lineTo(0.44, 0.006)
  ctx.fill()
}

/** The study guide on a table, in lamp light. */
export const resourceStudyGuide: Scene = {
  id: 'study-guide',
  title: { lines: ['David'] },
  vignette: 1,
  layers: [
    wood({
      color: '#a8683c',
      light: { x: 0.62, y: 0.34, color: '#ffe2b0', reach: 0.72 },
      planks: 4,
      ambient: 0.22,
    }),
    prop({ x: 0.825, y: 0.35, size: 0.56, turn: 8 }, closedBook),
    prop({ x: 0.365, y: 0.56, size: 0.6, turn: -8 }, openBook),
    prop({ x: 0.76, y: 0.84, size: 0.36, turn: -24 }, pencil),
    // The lamp's round: bright on the paper, dark in the corners.
    glow({ x: 0.62, y: 0.3, size: 0.95, color: '#ffd694', strength: 0.32, flicker: 0 }),
    {
      depth: 0.8,
      blend: 'multiply',
      paint: (ctx, { w, h, u }) => {
        const fall = ctx.createRadialGradient(w * 0.6, h * 0.38, u * 0.3, w * 0.58, h * 0.45, u * 0.92)
        fall.addColorStop(0, '#ffffff')
        fall.addColorStop(0.55, '#c89a78')
        fall.addColorStop(1, '#3a1f1c')
        ctx.fillStyle = fall
        ctx.fillRect(-w, -h, w * 3, h * 3)
      },
    },
    weather({ kind: 'dust', count: 50, color: '#ffe8c0', strength: 0.5 }),
  ],
}
