import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@two-pastors/ui'
import { formatCount, formatDay } from './format.ts'
import type { DayTotal } from './sum-up.ts'

type DailyChartProps = {
  /** What is counted: `Page views`. */
  name: string
  days: DayTotal[]
}

/** A bar for each day, and the same numbers as a table, newest first. */
export function DailyChart({ name, days }: DailyChartProps) {
  const most = days.reduce((best, day) => (day.count > best.count ? day : best), { day: '', count: 0 })
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? '']
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <figure className="grid min-w-0 grid-rows-[auto_1fr_auto] gap-2 text-sm text-tp-muted">
        <figcaption>
          {`${name} a day, ${most.count === 0 ? 'none yet' : `at most ${formatCount(most.count)}`}`}
        </figcaption>
        <Bars name={name} days={days} most={most} />
        <p aria-hidden="true" className="flex justify-between">
          <span>{formatDay(first)}</span>
          <span>{`${formatDay(last)}, today`}</span>
        </p>
      </figure>
      <div className="max-h-72 overflow-y-auto">
        <Table caption={`${name} by day`} captionHidden>
          <TableHeader>
            <TableRow>
              <TableHead>Day</TableHead>
              <TableHead numeric>{name}</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {days.toReversed().map(({ day, count }) => (
              <TableRow key={day}>
                <TableHead scope="row">{formatDay(day)}</TableHead>
                <TableCell numeric>{formatCount(count)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
    </div>
  )
}

/** Width of a day in the drawing; a third of it is the gap. */
const STEP = 3
const HEIGHT = 100

function Bars({ name, days, most }: DailyChartProps & { most: DayTotal }) {
  const label =
    most.count === 0
      ? `${name}: none yet`
      : `${name} by day, most on ${formatDay(most.day)}: ${formatCount(most.count)}`
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-56 w-full border-b border-tp-control"
    >
      {days.map(({ day, count }, index) => {
        const height = most.count === 0 ? 0 : (count / most.count) * HEIGHT
        return (
          <rect
            key={day}
            x={index * STEP + STEP / 6}
            y={HEIGHT - height}
            width={(STEP * 2) / 3}
            height={height}
            className="fill-tp-accent"
          >
            <title>{`${formatDay(day)}: ${formatCount(count)}`}</title>
          </rect>
        )
      })}
    </svg>
  )
}
