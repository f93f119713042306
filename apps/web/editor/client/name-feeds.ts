import { feedUrl, parseFeed } from '@two-pastors/feeds'
import { env } from '#config/env.ts'

/** So that a number is looked up once, not at each of its digits. */
const PAUSE_MS = 400

/** Says below a feed's number, as soon as it is typed, what the feed has: nobody knows the numbers by heart. */
export function nameFeeds(): void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('input', ({ target: input }) => {
    if (!(input instanceof HTMLInputElement) || !input.id.startsWith('feed-field')) return
    const line = lineBelow(input)
    line.textContent = ''
    clearTimeout(waiting)
    const number = input.value
    waiting = setTimeout(async () => {
      const words = await feedInWords(number)
      if (input.value === number) line.textContent = words
    }, PAUSE_MS)
  })
}

function lineBelow(input: HTMLInputElement): Element {
  const next = input.nextElementSibling
  if (next?.className === 'feed-in-words') return next
  const line = document.createElement('p')
  line.className = 'feed-in-words'
  line.setAttribute('role', 'status')
  input.after(line)
  return line
}

/** The feed's title and how many videos it has, or why that can't be said. */
export async function feedInWords(number: string): Promise<string> {
  if (!/^[1-9]\d*$/.test(number)) return ''
  try {
    const answer = await fetch(feedUrl(env.feedHost, number))
    if (answer.status === 404 || answer.status === 410) return `There is no feed with the number ${number}.`
    const feed = (await answer.json()) as { series?: { title?: unknown } }
    const { length } = parseFeed(feed).items
    const title = feed.series?.title
    return `${typeof title === 'string' ? `“${title}”, ` : ''}${length} ${length === 1 ? 'video' : 'videos'}.`
  } catch {
    return 'The feed service can’t be reached from here, so this number can’t be looked up.'
  }
}
