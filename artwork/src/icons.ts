import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { ico } from './icons/ico.ts'
import { appIcon, maskIcon, tabIcon } from './icons/mark.ts'
import { PATHS } from './paths.ts'

/** With a palette: the soft light would make them four times as heavy. */
const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true, quality: 90, effort: 10, dither: 0.8 })
    .toBuffer()

/** How much of its square the mark takes: a system may cut a maskable one down to a circle of 80 %. */
const SCALE = { rounded: 0.72, maskable: 0.58 }

const files: Record<string, string | Buffer> = {
  'icon.svg': tabIcon(),
  'mask-icon.svg': maskIcon(),
  'favicon.ico': ico(
    await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await png(tabIcon(), size) }))),
  ),
  'apple-touch-icon.png': await png(appIcon(SCALE.rounded), 180),
  'icon-192.png': await png(appIcon(SCALE.rounded), 192),
  'icon-512.png': await png(appIcon(SCALE.rounded), 512),
  'icon-maskable-512.png': await png(appIcon(SCALE.maskable), 512),
}

for (const [name, file] of Object.entries(files)) {
  writeFileSync(resolve(PATHS.public, name), file)
  console.log(`${name} ${(file.length / 1024).toFixed(1)} KB`)
}
