import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ContentError, readContent } from '../../build/content/read-content.ts'
import { checkContent, type Finding } from '../../tools/content-check/check-content.ts'
import { unsafeInSvg, unsafeText } from '../../tools/content-check/unsafe-svg.ts'
import type { FormOf } from '../client/with-forms.ts'
import { staffMessage, staffMessages } from '../config/staff-messages.ts'
import { isAsset, isContent, onDisk, RequestError } from './repository.ts'

export type DataFile = { path: string; raw: string; expected?: string | null }
export type Asset = { path: string; content: string; encoding: 'base64' }

const MEGABYTE = 2 ** 20
const MAX_BYTES = { picture: 8 * MEGABYTE, other: 200 * MEGABYTE }

const keyOf = ({ file, field, text }: Finding) => [file, field, text].join()
/** What the last check found, in any file. */
let known: Set<string> | undefined

/**
 * Writes an entry and its pictures, if the check of the resulting content finds no mistake. Otherwise everything
 * stays as before.
 *
 * @returns what the check warns of since then, in staff's words
 * @throws RequestError with the mistakes in staff's words
 */
export async function save(files: DataFile[], assets: Asset[], formOf: FormOf): Promise<string[]> {
  const before = new Map<string, Buffer | undefined>()
  known ??= new Set((await findings()).map(keyOf))
  try {
    for (const asset of assets) await put(asset.path, bytesOf(asset), before)
    for (const file of files) {
      await expectUnchanged(file)
      await put(file.path, Buffer.from(valid(file, formOf)), before)
    }
    const found = await findings()
    refuseErrors(found, files, formOf)
    const isNew = (finding: Finding) => finding.level === 'warning' && !known?.has(keyOf(finding))
    const warnings = found.filter(isNew).map((finding) => staffMessage(finding, formOf))
    known = new Set(found.map(keyOf))
    return warnings
  } catch (error) {
    await restore(before)
    throw error
  }
}

async function put(path: string, content: Buffer, before: Map<string, Buffer | undefined>): Promise<void> {
  const file = onDisk(path)
  before.set(file, existsSync(file) ? await readFile(file) : undefined)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

async function restore(before: Map<string, Buffer | undefined>): Promise<void> {
  for (const [file, content] of before) await (content ? writeFile(file, content) : rm(file, { force: true }))
}

/** Somebody may have saved since the editor last looked. */
async function expectUnchanged({ path, expected }: DataFile): Promise<void> {
  const file = onDisk(path)
  const now = existsSync(file) ? await readFile(file, 'utf8') : null
  if (expected !== undefined && now !== expected) {
    throw new RequestError(
      'Somebody else is saving this at the moment. Nothing is lost: press Publish once more.',
      409,
    )
  }
}

/** The text of a file, if it matches its schema. Open pages never see an invalid one. */
function valid({ path, raw }: DataFile, formOf: FormOf): string {
  if (!isContent(path)) throw new RequestError(`${path} is not part of the content.`, 403)
  try {
    readContent(onDisk(path), raw)
    return raw
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    throw new RequestError(
      staffMessages(
        error.mistakes.map((mistake) => ({ file: path, field: '', ...mistake })),
        formOf,
      ),
    )
  }
}

function bytesOf({ path, content }: Asset): Buffer {
  const name = path.split('/').at(-1)
  if (/^\.\w+$/.test(name ?? ''))
    throw new RequestError(`${name} has no name before the period: rename the file.`)
  if (!isAsset(path))
    throw new RequestError(
      `${name}: use a picture (WebP, AVIF, JPEG, PNG or SVG), a PDF, ZIP, MP4 or VTT file.`,
    )
  const bytes = Buffer.from(content, 'base64')
  const max = path.includes('/images/') ? MAX_BYTES.picture : MAX_BYTES.other
  if (bytes.length > max) {
    throw new RequestError(
      `${path.split('/').at(-1)} has ${Math.ceil(bytes.length / MEGABYTE)} MB: take a file of at most ${max / MEGABYTE} MB.`,
    )
  }
  if (/\.svg$/i.test(path)) {
    const unsafe = unsafeInSvg(bytes)
    if (unsafe.length > 0) throw new RequestError(`${path.split('/').at(-1)} ${unsafeText(unsafe)}.`)
  }
  return bytes
}

/**
 * Deletes files, if the rest of the content doesn't need them. If it does, or if one can't be deleted, all of them
 * stay.
 *
 * @throws RequestError with what needs them
 */
export async function remove(paths: string[]): Promise<void> {
  const known = new Set((await errors()).map(({ file, field }) => file + field))
  const before = new Map<string, Buffer | undefined>()
  try {
    for (const path of paths) {
      const file = onDisk(path)
      before.set(file, await readFile(file))
      await rm(file)
    }
    const found = (await errors()).filter(({ file, field }) => !known.has(file + field))
    if (found.length === 0) return
    const reasons = found.map(({ file, text }) => `${file.replace('apps/web/', '')}: ${text}.`)
    throw new RequestError(`This can’t be deleted. ${reasons.join(' ')}`)
  } catch (error) {
    await restore(before)
    throw error
  }
}

/** The check that the build and the pull request run. Mistakes that were there before aren't this entry's. */
function refuseErrors(found: Finding[], files: DataFile[], formOf: FormOf): void {
  const changed = new Set(files.map(({ path }) => path))
  const mistakes = found.filter(({ level, file }) => level === 'error' && changed.has(file))
  if (mistakes.length > 0) throw new RequestError(staffMessages(mistakes, formOf))
}

const errors = async () => (await findings()).filter(({ level }) => level === 'error')

const findings = async (): Promise<Finding[]> =>
  (await checkContent()).findings.map((finding) => ({ ...finding, file: `apps/web/${finding.file}` }))
