import { readFile, writeFile } from 'node:fs/promises'

const MARKED = /(<!-- bench -->\n)[\s\S]*?(<!-- \/bench -->)/

/**
 * Puts the tables of the bench into a Markdown file, between its marks.
 * @throws Error when the file has no marks.
 */
export async function writeTables(file: string, tables: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  if (!MARKED.test(text))
    throw new Error(`${file} has no place for the tables: <!-- bench --> … <!-- /bench -->`)
  await writeFile(
    file,
    text.replace(MARKED, (_, before, after) => `${before}\n${tables}\n\n${after}`),
  )
}
