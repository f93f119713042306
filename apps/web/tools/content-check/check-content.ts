import { askLinks } from './ask-links.ts'
import { checkAge, checkBlogAge } from './check-age.ts'
import { checkCharacters } from './check-characters.ts'
import { checkCodes } from './check-codes.ts'
import { checkFeeds } from './check-feeds.ts'
import { checkFilms } from './check-films.ts'
import { checkLegal } from './check-legal.ts'
import { checkAddresses, checkLinks, checkMoves, isOutside, linksOf } from './check-links.ts'
import { checkLists } from './check-lists.ts'
import { checkNeeded } from './check-needed.ts'
import { checkPictures } from './check-pictures.ts'
import { checkTexts } from './check-texts.ts'
import type { Finding } from './finding.ts'
import { leavesOf, readEntries } from './read-entries.ts'

export type { Finding }
export type Report = { files: number; links: number; findings: Finding[] }

type Options = {
  /** Also requests the links to other sites, and the blog. */
  online?: boolean
  now?: number
}

/** Checks the content as a whole, beyond the schema of each file. */
export async function checkContent({ online = false, now = Date.now() }: Options = {}): Promise<Report> {
  const { entries, findings } = readEntries()
  const leaves = leavesOf(entries)
  const links = linksOf(leaves)
  findings.push(
    ...checkLinks(links, entries),
    ...checkAddresses(entries),
    ...checkMoves(entries),
    ...checkTexts(leaves),
    ...checkCharacters(),
    ...checkCodes(leaves, entries),
    ...checkAge(leaves, entries, now),
    ...(await checkBlogAge(online, now)),
    ...(await checkFeeds(entries)),
    ...checkFilms(entries, now),
    ...checkLegal(now),
    ...checkLists(entries, now),
    ...checkNeeded(entries),
    ...(await checkPictures(leaves)),
    ...(online ? await askLinks(links.filter(isOutside)) : []),
  )
  findings.sort((a, b) => a.file.localeCompare(b.file) || a.field.localeCompare(b.field))
  return { files: entries.length, links: links.length, findings }
}

export const hasErrors = ({ findings }: Report) => findings.some(({ level }) => level === 'error')
