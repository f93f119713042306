import { elah } from '../scenes/hero.ts'

/**
 * The home page's picture (its id is the seed, so the hills are the same) moved to the right: half the
 * frame is left to the words.
 */
export const elahWide = elah({
  id: 'hero-wide',
  hills: 0.585,
  sun: { x: 0.742, y: 0.565 },
  giant: { x: 0.806, y: 0.647, size: 0.485 },
  boy: { x: 0.632, y: 0.756, size: 0.178 },
  crest: 0.78,
  knoll: [
    [-0.1, 0.91],
    [0.22, 0.88],
    [0.46, 0.805],
    [0.56, 0.765],
    [0.632, 0.752],
    [0.71, 0.759],
    [0.79, 0.795],
    [0.9, 0.84],
    [1.1, 0.87],
  ],
  lambs: [
    [0.685, 0.758, 0.3],
    [0.719, 0.768, 0.24],
  ],
})

/** Four by five, as Instagram shows portraits; a letter page is nearly the same shape. */
export const elahPortrait = elah({
  id: 'david-portrait',
  hills: 0.45,
  sun: { x: 0.55, y: 0.435 },
  giant: { x: 0.67, y: 0.497, size: 0.42 },
  boy: { x: 0.3, y: 0.576, size: 0.18 },
  crest: 0.58,
  knoll: [
    [-0.1, 0.61],
    [0.12, 0.588],
    [0.24, 0.575],
    [0.3, 0.573],
    [0.42, 0.58],
    [0.58, 0.606],
    [0.8, 0.64],
    [1.1, 0.655],
  ],
  lambs: [
    [0.44, 0.582, 0.3],
    [0.53, 0.6, 0.24],
  ],
})

/** With the hills of the portrait. */
export const elahSquare = elah({
  id: 'david-portrait',
  hills: 0.465,
  sun: { x: 0.57, y: 0.45 },
  giant: { x: 0.69, y: 0.512, size: 0.365 },
  boy: { x: 0.33, y: 0.573, size: 0.165 },
  crest: 0.578,
  knoll: [
    [-0.1, 0.61],
    [0.14, 0.586],
    [0.27, 0.572],
    [0.33, 0.57],
    [0.46, 0.578],
    [0.62, 0.602],
    [0.82, 0.628],
    [1.1, 0.642],
  ],
  lambs: [
    [0.46, 0.58, 0.3],
    [0.55, 0.596, 0.24],
  ],
})
