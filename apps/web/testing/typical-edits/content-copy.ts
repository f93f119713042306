import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type * as v from 'valibot'
import { parse } from 'yaml'
import { collections } from '../../editor/config/collections.ts'
import { formsByFile } from '../../editor/config/forms.ts'
import { remove, save } from '../../editor/local/save.ts'
import { changeYaml } from '../../editor/text/change-yaml.ts'
import type { Json } from '../../editor/text/json.ts'
import { folder } from '../../model/folder.ts'
import type { schemas } from '../../model/schemas.ts'

type Kind = keyof typeof schemas
/** A file's content before its schema adds defaults. */
export type Input<Name extends Kind> = v.InferInput<(typeof schemas)[Name]>
/** `films/*` for `films/a-film`. */
export type KindOf<File extends string> = File extends Kind
  ? File
  : File extends `${infer Folder}/${string}`
    ? `${Folder}/*` & Kind
    : never

const formOf = formsByFile(collections())
const repositoryPath = (file: string) => `apps/web/content/${file}.yaml`
const diskPath = (file: string) => `${folder.content}/${file}.yaml`

/** The files of `folder.content`, as the editor on one machine reads, publishes and deletes them. */
export const copy = {
  has: (file: string) => existsSync(diskPath(file)),
  read: <File extends string>(file: File) =>
    parse(readFileSync(diskPath(file), 'utf8')) as Input<KindOf<File>>,
  /** The names of the files in a folder. */
  names: (name: string) =>
    existsSync(`${folder.content}/${name}`)
      ? readdirSync(`${folder.content}/${name}`).map((file) => file.replace(/\.yaml$/, ''))
      : [],
  /** @throws Refusal with the mistakes in staff's words */
  write: async <File extends string>(file: File, value: Input<KindOf<File>>) => {
    const before = existsSync(diskPath(file)) ? readFileSync(diskPath(file), 'utf8') : null
    const raw = changeYaml(before ?? '', value as Json)
    await save([{ path: repositoryPath(file), raw, expected: before }], [], formOf)
  },
  remove: (file: string) => remove([repositoryPath(file)]),
}
