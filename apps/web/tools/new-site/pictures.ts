import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pngToIco from 'png-to-ico'
import sharp from 'sharp'
import type { Answers } from './texts.ts'

/** Pictures to begin with, in the site's colors: a poster and a wide picture of the film, the wordmark, icons. */
export async function writePictures(to: string, { name, accent, film }: Answers, id: string): Promise<void> {
  const images = join(to, 'images')
  const root = join(to, 'public')
  await Promise.all([mkdir(join(images, 'posters'), { recursive: true }), mkdir(root, { recursive: true })])
  const art = (width: number, height: number, title = '') =>
    sharp(Buffer.from(artSvg(width, height, accent, title))).webp({ quality: 82 })
  const letter = iconSvg(name, accent)
  const icon = (size: number) => sharp(Buffer.from(letter)).resize(size).png()
  await Promise.all([
    art(800, 1200, film).toFile(join(images, `posters/${id}.webp`)),
    art(1920, 1080).toFile(join(images, 'wide.webp')),
    art(1920, 900).toFile(join(images, 'banner-not-found.webp')),
    writeFile(join(images, 'site-logo.svg'), logoSvg(name)),
    writeFile(join(images, 'footer-ridges.svg'), RIDGES),
    writeFile(join(root, 'icon.svg'), letter),
    writeFile(join(root, 'mask-icon.svg'), letter),
    icon(180).toFile(join(root, 'apple-touch-icon.png')),
    icon(192).toFile(join(root, 'icon-192.png')),
    icon(512).toFile(join(root, 'icon-512.png')),
    icon(512).toFile(join(root, 'icon-maskable-512.png')),
    icon(32)
      .toBuffer()
      .then(async (png) => writeFile(join(root, 'favicon.ico'), await pngToIco(png))),
  ])
}

const xml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A light over a dark horizon. */
const artSvg = (
  width: number,
  height: number,
  accent: string,
  title: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><radialGradient id="g" cx="70%" cy="62%" r="75%"><stop offset="0" stop-color="${accent}"/><stop offset=".35" stop-color="${accent}" stop-opacity=".35"/><stop offset="1" stop-color="#0b0a14" stop-opacity="0"/></radialGradient></defs>
<rect width="100%" height="100%" fill="#0b0a14"/><rect width="100%" height="100%" fill="url(#g)"/>
<path d="M0 ${height * 0.72}Q${width * 0.3} ${height * 0.62} ${width * 0.6} ${height * 0.72}T${width} ${height * 0.7}V${height}H0Z" fill="#15131f"/>
${title ? `<text x="50%" y="88%" text-anchor="middle" font-family="serif" font-size="${Math.min(96, (1.6 * width) / title.length)}" fill="#f7f1e6">${xml(title)}</text>` : ''}
</svg>`

const iconSvg = (name: string, accent: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="#0b0a14"/><text x="32" y="45" text-anchor="middle" font-family="serif" font-weight="700" font-size="40" fill="${accent}">${xml([...name][0]?.toUpperCase() ?? '')}</text></svg>`

const logoSvg = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 434 80" color="#f3ece0"><title>${xml(name)}</title><g id="logo"><text x="0" y="52" font-family="Fraunces, Georgia, serif" font-weight="600" font-size="${Math.min(40, 780 / name.length)}" fill="currentColor">${xml(name)}</text></g></svg>`

/** In the colors of the theme, which the page sets. */
const RIDGES = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 200"><g id="ridges"><path fill="var(--dusk-far)" d="M0 120Q360 90 720 112T1440 98V200H0Z"/><path fill="var(--dusk-middle)" d="M0 140Q400 120 800 146T1440 150V200H0Z"/><path fill="var(--tp-scrim)" d="M0 176Q480 160 900 164T1440 178V200H0Z"/></g></svg>`
