import { colorOf, contrast, pairs } from '@two-pastors/tooling/contrast'

/** Every pair with a required contrast, measured inside `scope`. */
export function ContrastTable({ scope }: { scope: Element }) {
  const rows = pairs.map((pair) => ({ ...pair, reached: measure(pair, scope) }))
  const failing = rows.filter(({ reached, ratio }) => !(Number(reached) >= ratio)).length
  return (
    <>
      <p role="status" className="mb-3 font-semibold">
        {failing === 0
          ? `All ${rows.length} pairs reach their contrast.`
          : `${failing} of ${rows.length} pairs fail.`}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-2 text-sm">
        {rows.map(({ foreground, ground, ratio, reached }) => (
          <li
            key={`${foreground} ${ground}`}
            className="flex items-center gap-3 rounded-tp-md border border-tp-line bg-tp-surface p-2 text-tp-text"
          >
            <span
              aria-hidden="true"
              className="grid size-10 shrink-0 forced-color-adjust-none place-items-center rounded-tp-sm font-tp-display text-lg font-semibold"
              style={{ color: `var(--tp-${foreground})`, background: `var(--tp-${ground})` }}
            >
              {ratio < 4.5 ? <span className="size-6 rounded-tp-sm border-2" /> : 'Aa'}
            </span>
            <span className="min-w-0 flex-1">
              {foreground} <span className="text-tp-muted">on {ground}</span>
            </span>
            <span className={Number(reached) >= ratio ? 'text-tp-muted' : 'font-semibold text-tp-error'}>
              {typeof reached === 'number'
                ? `${reached.toFixed(1)} ${reached >= ratio ? '≥' : 'of'} ${ratio}`
                : reached}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The contrast, or the reason there is none, such as an incomplete value in the text field above. */
function measure({ foreground, ground }: { foreground: string; ground: string }, scope: Element) {
  try {
    return contrast(colorOf(foreground, scope), colorOf(ground, scope))
  } catch (error) {
    return (error as Error).message
  }
}
