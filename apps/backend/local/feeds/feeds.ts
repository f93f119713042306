import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'
import { readFeed } from './feed-file.ts'
import { type FeedFolder, type FeedId, feedIds, openFeedFolder } from './feed-folder.ts'

/** Opens the sample feeds, all of which must exist. */
export async function openSampleFeeds(dir: string): Promise<FeedFolder> {
  const folder = await openFeedFolder(dir).catch(() => undefined)
  const missing = feedIds.filter((id) => !folder?.files.has(id)).map((id) => `${id}.json`)
  if (!folder || missing.length > 0) {
    throw new StartError(
      `Sample feeds are missing from ${dir}: ${missing.join(', ')}. Restore them with "git checkout -- ${dir}" ` +
        'or set FEEDS_DIR to a folder of feed files.',
    )
  }
  return { ...folder, lines: folder.lines.filter((line) => !/\(\d+ items?\)$/.test(line)) }
}

/** Opens the folder that FEEDS_DIR names. */
export async function openGivenFeeds(dir: string): Promise<FeedFolder> {
  const example = 'for example FEEDS_DIR=exports/october'
  const folder = await openFeedFolder(dir).catch(() => {
    throw new StartError(
      `FEEDS_DIR must be a folder of feed files (*.json), ${example}; "${dir}" is not a folder`,
    )
  })
  if (folder.files.size === 0) {
    const why = folder.lines.filter((line) => line.endsWith(': skipped')).join('; ') || 'it has no *.json'
    throw new StartError(
      `FEEDS_DIR must hold a feed file (*.json), ${example}; nothing usable in "${dir}": ${why}`,
    )
  }
  return folder
}

/** Answers `GET /api/getfeed/{id}`. The id is a feed id or the base name of a file in the folder. */
export async function answerFeed(request: Request, folder: FeedFolder, id: string): Promise<Response> {
  const name =
    folder.files.get(id as FeedId) ?? (await readdir(folder.dir)).find((file) => file === `${id}.json`)
  if (name === undefined) return Response.json({ message: `There is no feed ${id}.` }, { status: 404 })
  const feed = await readFeed(join(folder.dir, name))
  if ('problem' in feed) return Response.json({ message: `${name} ${feed.problem}` }, { status: 500 })
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(feed.bytes.length),
    'cache-control': 'no-cache',
    etag: feed.etag,
  }
  const isKnown = request.headers.get('if-none-match') === feed.etag
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(feed.bytes, { headers })
}
