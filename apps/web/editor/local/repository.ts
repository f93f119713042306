import { lstatSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import { folder } from '../../model/folder.ts'

/** The content folder for the CMS: its path in the repository. */
const CONTENT_FOLDER = 'apps/web/content'

const CONTENT = /^apps\/web\/content\/[\w-]+(\/[\w-]+)?\.yaml$/
const ASSET =
  /^apps\/web\/content\/(images|public\/(downloads|video))\/([\w-]+\/)?[\p{L}\p{N}_][\p{L}\p{M}\p{N}_ .()-]*\.(avif|jpe?g|mp4|pdf|png|svg|vtt|webp|zip)$/iu
const FOLDER = /^apps\/web\/content(\/[\w-]+)*$/

/** A request that the editor rejects. The message is for staff. */
export class RequestError extends Error {
  readonly status: number
  constructor(message: string, status = 422) {
    super(message)
    this.status = status
  }
}

export const isContent = (path: string) => CONTENT.test(path)
export const isAsset = (path: string) => ASSET.test(path)

/** The file on disk. */
export function onDisk(path: string): string {
  if (!isContent(path) && !isAsset(path) && !FOLDER.test(path)) {
    throw new RequestError(`${basename(path)}: this file type or name is not allowed.`, 403)
  }
  const file = folder.content + path.slice(CONTENT_FOLDER.length)
  if (isLinked(file)) throw new RequestError(`${basename(path)}: there is a symbolic link in its place.`, 403)
  return file
}

/** Whether the path to a file contains a symbolic link, which may lead out of the content. */
function isLinked(file: string): boolean {
  const names = file.slice(folder.content.length).split(sep)
  return names.some((_, index) => {
    const part = folder.content + names.slice(0, index + 1).join(sep)
    return index > 0 && lstatSync(part, { throwIfNoEntry: false })?.isSymbolicLink()
  })
}

export const readText = (path: string) =>
  readFile(onDisk(path), 'utf8').catch(() => {
    throw new RequestError(`There is no file ${path}.`, 404)
  })

/** Every file of a folder, including its subfolders. */
export async function list(path: string): Promise<string[]> {
  const entries = await readdir(onDisk(path), { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(path, entry.parentPath.slice(onDisk(path).length), entry.name))
    .sort()
}
