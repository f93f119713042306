import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { FormOf } from '../client/with-forms.ts'
import type { Drafts } from './drafts.ts'
import { isAsset, list, onDisk, RequestError, readText } from './repository.ts'
import { type Asset, type DataFile, remove, save } from './save.ts'

type Params = {
  folder?: string
  extension?: string
  files?: { path: string }[]
  path?: string
  paths?: string[]
  mediaFolder?: string
  dataFiles?: DataFile[]
  assets?: Asset[]
  asset?: Asset
  collection?: string
  form?: object
}
export type Request = { action: string; params: Params }

/**
 * Handles the requests of Decap CMS's proxy backend (https://decapcms.org/docs/working-with-a-local-git-repository/),
 * and the drafts.
 */
export async function answer({ action, params }: Request, formOf: FormOf, drafts: Drafts): Promise<unknown> {
  switch (action) {
    case 'entriesByFolder':
      return Promise.all(
        (await list(params.folder ?? '')).filter((path) => path.endsWith('.yaml')).map(entry),
      )
    case 'entriesByFiles':
      return Promise.all((params.files ?? []).map(({ path }) => entry(path)))
    case 'getEntry':
      return entry(params.path ?? '')
    case 'persistEntry':
      return {
        message: 'saved',
        warnings: await save(params.dataFiles ?? [], params.assets ?? [], formOf),
      }
    case 'getMedia':
      // Computers leave their own files in a folder.
      return Promise.all((await list(params.mediaFolder ?? '')).filter(isAsset).map(media))
    case 'getMediaFile':
      return media(params.path ?? '')
    case 'persistMedia':
      if (!params.asset) throw new RequestError('There is no file to save.')
      await save([], [params.asset], formOf)
      return media(params.asset.path)
    case 'deleteFiles':
      await remove(params.paths ?? [])
      return { message: 'deleted' }
    case 'getDeployPreview':
      return null
    case 'draft':
      return drafts.show(params.collection ?? '', params.path ?? '', params.form ?? {})
    default:
      throw new RequestError(`The editor on one machine has no ${action}.`, 404)
  }
}

const entry = async (path: string) => ({ data: await readText(path), file: { path, id: null } })

async function media(path: string) {
  const content = await readFile(onDisk(path), 'base64')
  return { id: path, path, name: basename(path), content, encoding: 'base64' }
}
