import { drawing } from './figure.ts'

/** Wood to the height of a chair's back, in panels. */
export const panelling = drawing(0.35, (ctx, { w, h, u }) => {
  const top = 0.735 * h
  const foot = 0.87 * h
  const wood = ctx.createLinearGradient(0, top, 0, foot)
  wood.addColorStop(0, '#7a4e2c')
  wood.addColorStop(1, '#3a2213')
  ctx.fillStyle = wood
  ctx.fillRect(-w, top, w * 3, foot - top)
  ctx.fillStyle = 'rgba(255,222,168,0.55)'
  ctx.fillRect(-w, top - u * 0.008, w * 3, u * 0.006)
  ctx.strokeStyle = 'rgba(20,10,4,0.6)'
  ctx.lineWidth = u * 0.004
  for (let x = -0.06; x < 1.1; x += 0.125)
    ctx.strokeRect(x * w, top + u * 0.025, w * 0.1, foot - top - u * 0.055)
  ctx.fillStyle = '#24140b'
  ctx.fillRect(-w, foot - u * 0.016, w * 3, u * 0.018)
})
