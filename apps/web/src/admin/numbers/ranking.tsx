import { Button, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@two-pastors/ui'
import { type ReactNode, useState } from 'react'
import { formatCount, formatShare } from './format.ts'
import { type KeyTotal, SHARES, SPEEDS, type SpeedTotal, type VideoTotal } from './sum-up.ts'

type RankingProps = {
  caption: string
  /** The heading of the first column. */
  of: string
  unit: string
  rows: KeyTotal[]
  titleOf: (key: string) => string
}

const FEW = 10

/** What was counted, most first, each with a bar. */
export function Ranking({ caption, of, unit, rows, titleOf }: RankingProps) {
  const { shown, more } = useFew(rows)
  const most = rows[0]?.count ?? 0
  if (rows.length === 0) return null
  return (
    <div className="grid gap-3">
      <Table caption={caption}>
        <TableHeader>
          <TableRow>
            <TableHead>{of}</TableHead>
            <TableHead numeric className="whitespace-nowrap">
              {unit}
            </TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {shown.map(({ key, count }) => (
            <TableRow key={key}>
              <Named title={titleOf(key)} name={key} share={count / most} />
              <TableCell numeric>{formatCount(count)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {more}
    </div>
  )
}

/** The videos, with how many plays got how far. */
export function VideoRanking({ rows, titleOf }: { rows: VideoTotal[]; titleOf: (key: string) => string }) {
  const { shown, more } = useFew(rows)
  const most = rows[0]?.plays ?? 0
  if (rows.length === 0) return null
  return (
    <div className="grid gap-3">
      <Table caption="Videos, and how much was played">
        <TableHeader>
          <TableRow>
            <TableHead>Video</TableHead>
            <TableHead numeric>Plays</TableHead>
            {SHARES.map((share) => (
              <TableHead key={share} numeric className="whitespace-nowrap">
                {share === 100 ? 'To the end' : `${share}%`}
              </TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {shown.map(({ key, plays, reached }) => (
            <TableRow key={key}>
              <Named title={titleOf(key)} name={key} share={plays / most} />
              <TableCell numeric>{formatCount(plays)}</TableCell>
              {reached.map((count, index) => (
                <TableCell key={SHARES[index]} numeric>
                  {formatShare(count, plays)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {more}
    </div>
  )
}

/** The pages, with how many of their visits did well. */
export function SpeedRanking({ rows, titleOf }: { rows: SpeedTotal[]; titleOf: (key: string) => string }) {
  const { shown, more } = useFew(rows)
  const most = rows[0]?.visits ?? 0
  if (rows.length === 0) return <p className="text-tp-muted">None measured yet.</p>
  return (
    <div className="grid gap-3">
      <Table caption="Visits on which a page was fast">
        <TableHeader>
          <TableRow>
            <TableHead>Page</TableHead>
            <TableHead numeric>Visits</TableHead>
            <TableHead numeric>Shown in 2.5 s</TableHead>
            <TableHead numeric>Answered in 0.2 s</TableHead>
            <TableHead numeric>Stayed in place</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {shown.map(({ key, visits, shares }) => (
            <TableRow key={key}>
              <Named title={titleOf(key)} name={key} share={visits / most} />
              <TableCell numeric>{formatCount(visits)}</TableCell>
              {shares.map(({ good, all }, index) => (
                <TableCell key={SPEEDS[index]} numeric>
                  {formatShare(good, all)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {more}
    </div>
  )
}

function useFew<Row>(rows: Row[]): { shown: Row[]; more: ReactNode } {
  const [all, setAll] = useState(false)
  const more = rows.length > FEW && (
    <Button variant="outline" size="sm" className="justify-self-start" onClick={() => setAll(!all)}>
      {all ? `Show the first ${FEW}` : `Show all ${rows.length}`}
    </Button>
  )
  return { shown: all ? rows : rows.slice(0, FEW), more }
}

function Named({ title, name, share }: { title: string; name: string; share: number }) {
  return (
    <TableHead scope="row" className="w-full min-w-36">
      <span className="block text-tp-text">{title}</span>
      {title !== name && <span className="block text-sm wrap-anywhere text-tp-muted">{name}</span>}
      <span
        aria-hidden="true"
        className="mt-1 block h-1 rounded-full bg-tp-accent"
        style={{ width: `${Math.max(1, share * 100)}%` }}
      />
    </TableHead>
  )
}
