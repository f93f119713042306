import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parse } from 'csv-parse/sync'
import { StartError } from '../start-error.ts'

/** A line of a CSV file, with its line number in an editor. */
export type Line = { number: number; get: (...names: string[]) => string | undefined }

/** Reads a CSV file from another service. The first line names the columns, in any case. */
export async function readCsv([file = '']: string[]): Promise<Line[]> {
  if (!file) throw new StartError('Name a CSV file')
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file)
  const text = await readFile(path, 'utf8').catch(() => {
    throw new StartError(`There is no file ${path}`)
  })
  try {
    const found: { record: Record<string, string>; info: { lines: number } }[] = parse(text, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      info: true,
      skip_empty_lines: true,
      trim: true,
    })
    return found.map(({ record, info }) => ({
      number: info.lines,
      get: (...names) => names.map((name) => record[name]).find((value) => value !== undefined),
    }))
  } catch (error) {
    throw new StartError(`${path} is not a CSV file: ${(error as Error).message}`)
  }
}

/** A point in time for the database. Without a time zone it is UTC; an empty text means now. */
export function momentOf({ number, get }: Line, ...names: string[]): string {
  const text = get(...names)
  if (!text) return new Date().toISOString()
  const moment = new Date(/(z|utc|gmt|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text} UTC`)
  if (Number.isNaN(moment.getTime())) throw new StartError(`Line ${number}: "${text}" is not a date`)
  return moment.toISOString()
}
