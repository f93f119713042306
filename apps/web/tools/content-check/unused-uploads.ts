import { globSync, readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { folder } from '../../model/folder.ts'

/** Pictures that the code shows on every site. */
const IN_CODE = ['banner-not-found.webp', 'footer-ridges.svg', 'site-logo.svg']

/** What staff upload; the other files of content/public are the site's icons. */
const UPLOADS = ['images/**/*.*', 'public/{downloads,video}/**/*.*']

const MEGABYTE = 2 ** 20

/** Says which uploads no text of the content names, for whoever wants the space back. Undefined if there are none. */
export function unusedUploads(): string | undefined {
  const inContent = (pattern: string) => globSync(pattern, { cwd: folder.content }).sort()
  const texts = inContent('**/*.yaml').map((file) => readFileSync(`${folder.content}/${file}`, 'utf8'))
  const all = texts.join('\n').normalize()
  const unused = UPLOADS.flatMap(inContent).filter((file) => {
    const name = file.replace(/^(?:images\/|public(?=\/))/, '').normalize()
    return !all.includes(name) && !all.includes(encodeURI(name)) && !IN_CODE.includes(name) && !isHidden(file)
  })
  if (unused.length === 0) return undefined
  const bytes = unused.reduce((sum, file) => sum + statSync(`${folder.content}/${file}`).size, 0)
  const one = unused.length === 1
  return `${one ? '1 uploaded file is' : `${unused.length} uploaded files are`} not used anywhere (${sizeOf(bytes)}). You can delete ${one ? 'it' : 'them'}: ${unused.map((file) => `content/${file}`).join(', ')}`
}

/** Computers leave their own files in a folder. */
const isHidden = (file: string) => basename(file).startsWith('.')

const sizeOf = (bytes: number) => `${Math.max(bytes / MEGABYTE, 0.1).toFixed(1)} MB`
