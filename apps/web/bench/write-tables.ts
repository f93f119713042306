import { readFile, writeFile } from 'node:fs/promises'

const MARKED = /(<!-- bench -->\n)[\s\S]*?(<!-- \/bench -->)/

/**
 * Writes the bench's tables into a Markdown file, between its markers.
 * @throws Error if the file has no markers.
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
