import { parseFeed } from '@two-pastors/feeds'
import { parseBlog } from '@two-pastors/feeds/blog'
import type { Diagnosis, Entry, Finding } from '@two-pastors/feeds/doctor'
import { ArticleCard, Badge, MediaCard } from '@two-pastors/ui'
import { type ReactNode, useMemo } from 'react'

export type Layout = 'wide' | 'portrait' | 'tall'

type DiagnosisViewProps = { diagnosis: Diagnosis; text: string; host: string | undefined; layout: Layout }

const FATES = ['shown', 'dropped', 'not shown now'] as const

/** The entries of a feed as a list: each with its card, or why it has none, and what is wrong with it. */
export function DiagnosisView({ diagnosis, text, host, layout }: DiagnosisViewProps) {
  const { entries, findings, kind, source } = diagnosis
  const cards = useMemo(() => cardsOf(kind, text, source, host, layout), [kind, text, source, host, layout])
  const counts = FATES.map((fate) => `${entries.filter((entry) => entry.fate === fate).length} ${fate}`)
  return (
    <section aria-labelledby="diagnosis" className="grid grid-cols-1 gap-6">
      <h2 id="diagnosis" className="font-tp-display text-2xl wrap-anywhere">
        {kind === 'feed' ? 'Feed' : 'Blog'} of {entries.length}: {counts.join(', ')}
      </h2>
      <p className="sr-only" role="status">
        {source}: {counts.join(', ')}
      </p>
      <Findings findings={findings} />
      <ul className="grid grid-cols-1 gap-6">
        {entries.map((entry) => (
          <li
            key={entry.line}
            className="grid grid-cols-1 gap-4 border-t border-tp-line pt-6 md:grid-cols-[20rem_1fr] md:gap-8"
          >
            <div>{cards.get(keyOf(entry)) ?? <Dropped entry={entry} />}</div>
            <div className="grid content-start gap-3">
              <p className="text-sm text-tp-muted">Line {entry.line}</p>
              {entry.findings.length === 0 && entry.fate === 'shown' && <p>Nothing is wrong with it.</p>}
              <Findings findings={entry.findings} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Dropped({ entry: { title, fate, reason } }: { entry: Entry }) {
  return (
    <div className="grid justify-items-start gap-2 rounded-tp-lg border border-dashed border-tp-control p-4">
      <Badge variant="outline">{fate}</Badge>
      <p className="font-semibold wrap-anywhere">{title || 'Without a title'}</p>
      <p className="text-tp-muted wrap-anywhere">{reason}</p>
    </div>
  )
}

function Findings({ findings }: { findings: Finding[] }) {
  if (findings.length === 0) return null
  return (
    <ul className="grid gap-2">
      {findings.map(({ line, level, text }) => (
        <li key={`${line} ${text}`} className="flex items-baseline gap-3">
          <Badge variant={level === 'error' ? 'gold' : 'outline'} className="shrink-0">
            {level}
          </Badge>
          <span className="wrap-anywhere">
            {text} <span className="text-sm text-tp-muted">(line {line})</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What the doctor calls an entry: a video by its id, a post by its address. */
const keyOf = ({ shown }: Entry) => shown?.id ?? shown?.address ?? ''

/** The cards by what {@link keyOf} says. There are none of what a browser cannot read: no JSON, no RSS. */
function cardsOf(
  kind: Diagnosis['kind'],
  text: string,
  source: string,
  host: string | undefined,
  layout: Layout,
) {
  try {
    return new Map(kind === 'feed' ? videoCards(text, host, layout) : postCards(text, source))
  } catch {
    return new Map<string, ReactNode>()
  }
}

const videoCards = (text: string, host = '', layout: Layout) =>
  parseFeed(JSON.parse(text), { host }).items.map((item): [string, ReactNode] => [
    item.id,
    <MediaCard
      key={item.id}
      title={item.title}
      image={item.image}
      genre={item.genre}
      duration={item.duration}
      layout={layout}
      {...(item.videoUrl && {
        // biome-ignore lint/a11y/useAnchorContent: the card gives it its name and picture
        action: <a href={item.videoUrl} target="_blank" rel="noopener" />,
      })}
    />,
  ])

const postCards = (text: string, source: string) =>
  parseBlog(text, { base: source }).posts.map((post): [string, ReactNode] => [
    `/blog/${post.id}`,
    <ArticleCard
      key={post.id}
      title={post.title}
      image={post.featuredImage}
      {...(post.publishDate && { date: { iso: post.publishDate, text: post.publishDate.slice(0, 10) } })}
      categories={post.categories}
      description={post.description}
    />,
  ])
