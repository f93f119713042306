import { GOLD } from '../core/color.ts'
import { CAP, outline } from '../core/type.ts'
import { type Logo, path, set, star, stroke } from './svg.ts'

/** DAVID: the first A is a V stood on its head, the V a sling with the stone lying in it. */
const david = (): Logo => {
  const size = 150
  const cap = size * CAP
  const gap = 24
  const d = outline('D', size).width
  const v = outline('V', size).width
  const i = outline('I', size).width
  const top = 34
  const base = top + cap
  const xs = { d: 0, a: d + gap * 0.3, v: 0, i: 0, e: 0 }
  xs.v = xs.a + v - gap * 0.1
  xs.i = xs.v + v + gap * 0.55
  xs.e = xs.i + i + gap
  const width = xs.e + d
  const middle = xs.v + v / 2
  const turned = `<g transform="translate(${(xs.a + v).toFixed(1)} ${top}) rotate(180) translate(0 ${(-cap).toFixed(1)})">${set('V', { size, x: 0, y: cap })}</g>`
  const rays = [-52, -26, 0, 26, 52]
    .map((turn) => {
      const a = ((turn - 90) * Math.PI) / 180
      const from = 19
      const to = turn === 0 ? 44 : Math.abs(turn) === 26 ? 36 : 28
      const cy = top + 31
      return `M${(middle + Math.cos(a) * from).toFixed(1)} ${(cy + Math.sin(a) * from).toFixed(1)}L${(middle + Math.cos(a) * to).toFixed(1)} ${(cy + Math.sin(a) * to).toFixed(1)}`
    })
    .join('')
  return {
    file: 'david-logo.svg',
    title: 'David',
    viewBox: `-2 0 ${Math.round(width + 4)} ${Math.round(base + 6)}`,
    body: [
      set('D', { size, x: xs.d, y: base }),
      turned,
      set('V', { size, x: xs.v, y: base }),
      set('I', { size, x: xs.i, y: base }),
      set('D', { size, x: xs.e, y: base }),
      `<circle cx="${middle.toFixed(1)}" cy="${top + 31}" r="12.5" fill="${GOLD}"/>`,
      stroke(rays, GOLD, 3),
      star(xs.a + v / 2, base - 16, 15, GOLD),
    ].join(''),
  }
}

const kings = (): Logo => {
  const width = 440
  const rule = (x: number, to: number): string => stroke(`M${x} 190H${to}`, GOLD, 2)
  return {
    file: 'king-of-kings-logo.svg',
    title: 'King of Kings',
    viewBox: `-8 0 ${width + 14} 332`,
    body: [
      star(width / 2, 32, 30, GOLD, 44),
      star(width / 2, 32, 15, GOLD),
      set('King', { size: 176, x: 0, y: 158, fit: width, face: 'fell', digits: 0 }),
      rule(0, 166),
      rule(274, width),
      set('of', {
        size: 46,
        x: width / 2,
        y: 202,
        tracking: 0.18,
        anchor: 'middle',
        fill: GOLD,
        face: 'fell',
        digits: 0,
      }),
      set('Kings', { size: 146, x: 0, y: 326, fit: width, face: 'fell', digits: 0 }),
    ].join(''),
  }
}

const ships = (): Logo => ({
  file: 'mercy-ships-logo.svg',
  title: 'The Mercy Ships',
  viewBox: '-2 0 604 178',
  body: [
    stroke('M0 22H232M368 22H600', GOLD, 2),
    set('the', { size: 40, x: 300, y: 34, tracking: 0.06, anchor: 'middle', fill: GOLD, face: 'outfit' }),
    set('mercy ships', { size: 92, x: 0, y: 116, fit: 600, face: 'outfit' }),
    // A hull's sheer line over two swells.
    path('M206 140H394L382 156Q376 162 366 162H236Q224 162 218 154Z', GOLD),
    path('M296 144h8v5h5v7h-5v5h-8v-5h-5v-7h5z', '#0b0a14'),
    stroke('M0 160q25-14 50 0t50 0 50 0 50 0M400 160q25-14 50 0t50 0 50 0 50 0', 'currentColor', 3),
    stroke('M60 173q22-10 44 0t44 0 44 0 44 0 44 0 44 0 44 0 44 0 44 0 44 0', GOLD, 2),
  ].join(''),
})

/** A rope thrown under the script comes back as a loop. */
const cowgirl = (): Logo => {
  const width = 520
  const rope =
    'M6 252C70 218 150 222 214 232C280 242 352 252 402 234C438 220 446 190 478 184C508 179 522 200 512 222C500 248 450 254 428 232C414 218 426 200 442 202'
  return {
    file: 'a-cowgirls-song-logo.svg',
    title: 'A Cowgirl’s Song',
    viewBox: `-6 0 ${width + 12} 312`,
    body: [
      set('A', { size: 50, x: 4, y: 40, fill: GOLD, face: 'rye' }),
      set('Cowgirl’s', { size: 103, x: 0, y: 150, face: 'rye', fit: width }),
      stroke(rope, GOLD, 4.5),
      stroke(rope, '#0b0a14', 1.1, ' stroke-dasharray="2 7"'),
      set('SONG', { size: 62, x: 62, y: 306, tracking: 0.3, face: 'rye' }),
    ].join(''),
  }
}

/** The A of MAN is a doorway full of light, somebody standing in it. */
const luckiest = (): Logo => {
  const width = 500
  const size = 112
  const cap = size * CAP
  const base = 242
  const m = outline('M', size).width
  const n = outline('N', size).width
  const [arch, gap] = [cap * 0.86, 20]
  const left = (width - m - n - arch - gap * 2) / 2
  const x = left + m + gap
  const middle = x + arch / 2
  const r = arch / 2
  const door = `M${x} ${base}V${(base - cap + r).toFixed(1)}A${r.toFixed(1)} ${r.toFixed(1)} 0 0 1 ${(x + arch).toFixed(1)} ${(base - cap + r).toFixed(1)}V${base}Z`
  const y = base - 48
  const man =
    `M${middle - 5.5} ${y}a5.5 6.5 0 1 1 11 0a5.5 6.5 0 1 1 -11 0Z` +
    `M${middle - 10} ${base}L${middle - 12} ${y + 16}Q${middle - 11} ${y + 9} ${middle} ${y + 8.5}Q${middle + 11} ${y + 9} ${middle + 12} ${y + 16}L${middle + 10} ${base}H${middle + 2}L${middle} ${base - 17}L${middle - 2} ${base}Z`
  const rule = (from: number, to: number, at: number): string => stroke(`M${from} ${at}H${to}`, GOLD, 2)
  return {
    file: 'the-luckiest-man-on-earth-logo.svg',
    title: 'The Luckiest Man on Earth',
    viewBox: `-6 0 ${width + 12} 296`,
    body: [
      rule(0, 186, 20),
      rule(314, width, 20),
      set('THE', { size: 36, x: width / 2, y: 33, tracking: 0.34, anchor: 'middle', fill: GOLD }),
      set('LUCKIEST', { size: 104, x: 0, y: 132, fit: width }),
      set('M', { size, x: left, y: base }),
      path(door + man, GOLD, ' fill-rule="evenodd"'),
      set('N', { size, x: x + arch + gap, y: base }),
      rule(0, left - 24, base - cap / 2),
      rule(x + arch + gap + n + 24, width, base - cap / 2),
      set('ON EARTH', { size: 38, x: width / 2, y: 290, tracking: 0.42, anchor: 'middle' }),
    ].join(''),
  }
}

export const filmLogos: readonly Logo[] = [david(), kings(), ships(), cowgirl(), luckiest()]
