import { SectionHeading } from '@two-pastors/ui'
import { type ReactNode, useId } from 'react'
import { DailyChart } from './daily-chart.tsx'
import { formatCount } from './format.ts'
import { Ranking, SpeedRanking, VideoRanking } from './ranking.tsx'
import type { Numbers } from './read-numbers.ts'
import { byDay, byKey, bySpeed, byVideo, total } from './sum-up.ts'

/** The title of what was counted, or its key if it no longer has one. */
const titleOf = (key: string, title = key) => (key === '(other)' ? 'Everything else' : title)

/** All numbers of a range of days. */
export function NumbersView({ numbers }: { numbers: Numbers }) {
  const { pages, videos, downloads } = numbers.titles
  return (
    <>
      <Kind name="Page views" kind="view" numbers={numbers}>
        <Ranking
          caption="Pages"
          of="Page"
          unit="Views"
          rows={byKey(numbers, 'view')}
          titleOf={(key) => titleOf(key, pages[key])}
        />
      </Kind>
      <Kind name="Plays" kind="play" numbers={numbers}>
        <VideoRanking rows={byVideo(numbers)} titleOf={(key) => titleOf(key, videos.get(key))} />
      </Kind>
      <Kind name="Sign-ups" kind="sign-up" numbers={numbers}>
        <Ranking
          caption="Sign-ups by the page of the form"
          of="Page"
          unit="Sign-ups"
          rows={byKey(numbers, 'sign-up')}
          titleOf={(key) => titleOf(key)}
        />
      </Kind>
      <Kind name="Downloads" kind="download" numbers={numbers}>
        <Ranking
          caption="Files"
          of="File"
          unit="Downloads"
          rows={byKey(numbers, 'download')}
          titleOf={(key) => titleOf(key, downloads[key])}
        />
      </Kind>
      <Panel name="Speed">
        <SpeedRanking rows={bySpeed(numbers)} titleOf={(key) => titleOf(key, pages[key])} />
      </Panel>
    </>
  )
}

type KindProps = { name: string; kind: string; numbers: Numbers; children: ReactNode }

function Kind({ name, kind, numbers, children }: KindProps) {
  const days = byDay(numbers, kind)
  return (
    <Panel name={name} figure={formatCount(total(days))}>
      <DailyChart name={name} days={days} />
      {children}
    </Panel>
  )
}

function Panel({ name, figure, children }: { name: string; figure?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-6 rounded-tp-lg border border-tp-line bg-tp-surface p-5 sm:p-8"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <SectionHeading id={id}>{name}</SectionHeading>
        {figure && <p className="text-2xl font-semibold tabular-nums">{figure}</p>}
      </div>
      {children}
    </section>
  )
}
