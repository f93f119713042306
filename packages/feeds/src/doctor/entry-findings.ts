import { findNodeAtLocation, type Node } from 'jsonc-parser'
import { brokenCharacters } from '../characters.ts'
import { plainText } from '../entities.ts'
import { toTime } from '../parse-episode.ts'
import { type Fields, toFields, toList, toText } from '../roku-format.ts'
import type { VideoItem } from '../types.ts'
import { type Finding, quote, type Report } from './diagnosis.ts'
import { misplacedFields, type Place } from './field-names.ts'
import { videoFindings } from './video-findings.ts'

/** A longer title is cut off on a card. */
const LONG_TITLE = 60

/** What is wrong with an entry that is shown. */
export function entryFindings(
  node: Node,
  item: VideoItem,
  lineOf: (node: Node) => number,
  fields: Fields,
  now: number,
): Finding[] {
  const findings: Finding[] = []
  const report: Report = (level, path, text) => {
    let found: Node | undefined
    for (let length = path.length; !found && length >= 0; length--) {
      found = findNodeAtLocation(node, path.slice(0, length))
    }
    findings.push({ line: lineOf(found ?? node), level, text })
  }
  nameFindings(fields, report)
  characterFindings(fields, [], report)
  textFindings(fields, item, report)
  videoFindings(fields, item, report, now)
  return findings
}

function nameFindings(fields: Fields, report: Report) {
  const check = (given: Fields, place: Place, path: (string | number)[]) => {
    for (const { name, correction } of misplacedFields(given, place)) {
      report('error', [...path, name], `"${name}" is ignored: ${correction}`)
    }
  }
  check(fields, 'entry', [])
  const isList = Array.isArray(fields.content)
  if (Array.isArray(fields.content)) {
    const others = fields.content.length - 1
    if (others > 0)
      report(
        'error',
        ['content'],
        `content is a list: only its first entry is read, and ${others} more ignored`,
      )
    else report('warning', ['content'], 'content is a list with one entry: write it without [ and ]')
  }
  const content = toFields(fields.content)
  const path = isList ? ['content', 0] : ['content']
  check(content, 'content', path)
  for (const [index, video] of toList(content.videos).entries()) {
    check(toFields(video), 'video', [...path, 'videos', index])
  }
  for (const [index, caption] of toList(content.captions).entries()) {
    check(toFields(caption), 'caption', [...path, 'captions', index])
  }
}

/** Characters that print as boxes and that no file may contain, in any field. */
function characterFindings(value: unknown, path: (string | number)[], report: Report) {
  if (typeof value === 'string') {
    const broken = brokenCharacters(value)
    if (broken.length > 0) {
      report(
        'warning',
        path,
        `${path.at(-1)} has invisible characters (${broken.join(', ')}): the site leaves them out`,
      )
    }
  } else if (typeof value === 'object' && value !== null) {
    const isList = Array.isArray(value)
    for (const [key, part] of Object.entries(value)) {
      characterFindings(part, [...path, isList ? Number(key) : key], report)
    }
  }
}

function textFindings(fields: Fields, item: VideoItem, report: Report) {
  if (item.title.length > LONG_TITLE) {
    report(
      'warning',
      ['title'],
      `The title has ${item.title.length} characters; a card shows about ${LONG_TITLE}`,
    )
  }
  for (const name of ['title', 'shortDescription', 'longDescription']) {
    const written = fields[name]
    if (typeof written === 'string' && plainText(written) !== written) {
      const shown = toText(written).slice(0, LONG_TITLE)
      report('warning', [name], `${name} is escaped for HTML: the site shows “${shown}”; write it like that`)
    }
  }
  if (fields.thumbnail === undefined) report('warning', [], 'No thumbnail: the card has no picture')
  else if (item.image === null)
    report('error', ['thumbnail'], `thumbnail is not a web address: ${quote(fields.thumbnail)}`)
  else if (/^http:/i.test(item.image)) {
    report('warning', ['thumbnail'], 'thumbnail uses http:, which https: pages cannot load')
  }
  if (item.tags.length === 0) report('warning', ['tags'], 'No tags: the card says “Video”')
  if (item.description === '')
    report('warning', [], 'No shortDescription: the video is shown without a description')
  const { validityPeriodStart: from, validityPeriodEnd: until } = toFields(fields.content)
  for (const [name, time] of Object.entries({ validityPeriodStart: from, validityPeriodEnd: until })) {
    if (time && Number.isNaN(toTime(toText(time)))) {
      report(
        'warning',
        ['content', name],
        `${name} is not a date like 2025-12-19: ${quote(time)}; it is ignored`,
      )
    }
  }
  if (fields.releaseDate !== undefined && item.releaseDate === null) {
    report(
      'warning',
      ['releaseDate'],
      `releaseDate is not a date like 2025-12-19: ${quote(fields.releaseDate)}; the video is shown without one`,
    )
  }
}
