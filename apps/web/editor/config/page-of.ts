import type { Json } from '../text/json.ts'

const PAGES: [RegExp, string][] = [
  [/^content\/reviews\/(.*)\.yaml$/, '/reviews/$1'],
  [/^content\/legal\/(.*)\.yaml$/, '/$1'],
  [/^content\/pages\/(.*)\.yaml$/, '/$1'],
  [/^content\/pastors\/(.*)\.yaml$/, '/pastors#$1'],
  [/^content\/(resources|blog|plan|search)\.yaml$/, '/$1'],
  [/^content\/family-guide\.yaml$/, '/family'],
]

/** The page on which visitors see a file's content; once it is off the site, the page that they get instead. */
export function pageOf(file: string, value: Json): string {
  const { movedTo } = (value ?? {}) as { movedTo?: string }
  if (movedTo) return movedTo
  if (/^content\/(films|staff-pages)\//.test(file))
    return pageWithAddress(file, value as { address?: string })
  const found = PAGES.find(([pattern]) => pattern.test(file))
  return found ? file.replace(found[0], found[1]) : '/'
}

const pageWithAddress = (file: string, { address }: { address?: string }) =>
  address ?? file.replace(/^content\/[^/]+(\/.*)\.yaml$/, '$1')
