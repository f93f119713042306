import { type Cell, components, kinds, kindsSay, type State, states, statesOf } from './states.ts'

const sources: Record<string, string> = import.meta.glob('../../../packages/ui/src/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const sourceOf = (name: string) =>
  Object.entries(sources).find(([path]) => path.endsWith(`/${name}.stories.tsx`))?.[1] ?? ''

/** What whole kinds can be in has a column; what only one component can be in stands in the last one. */
const columns = (Object.keys(states) as State[]).filter((state) =>
  Object.values<readonly State[]>(kinds).some((those) => those.includes(state)),
)
const isOwn = ({ state }: Cell) => !columns.includes(state)
const told = ({ shown, never }: Cell) => (never ? '–' : shown ? 'shown' : 'missing')

/** Which states the stories of each component show, and why where they show none. */
export function StatesTable() {
  const rows = Object.keys(components).map((name) => ({ name, cells: statesOf(name, sourceOf(name)) }))
  const reasons = rows.flatMap(({ name, cells }) =>
    [...Map.groupBy(cells, ({ never }) => never)].flatMap(([never, those]) =>
      never ? [{ name, states: those.map(({ state }) => state).join(', '), never }] : [],
    ),
  )
  return (
    <div className="sb-unstyled font-tp-text text-tp-text">
      <section
        aria-label="Components and states"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus, keyboards could not scroll it.
        tabIndex={0}
        className="relative overflow-x-auto outline-tp-focus focus-visible:outline-2"
      >
        <table className="text-start text-sm">
          <thead>
            <tr>
              <th scope="col" className="p-2 text-start">
                component
              </th>
              {columns.map((state) => (
                <th key={state} scope="col" className="p-2">
                  {state}
                </th>
              ))}
              <th scope="col" className="p-2 text-start">
                only here
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells }) => (
              <tr key={name} className="border-t border-tp-line">
                <th scope="row" className="p-2 text-start font-semibold whitespace-nowrap">
                  {name}
                </th>
                {columns.map((state) => {
                  const cell = cells.find((each) => each.state === state)
                  return (
                    <td key={state} className="p-2 text-center">
                      {cell && told(cell)}
                    </td>
                  )
                })}
                <td className="p-2 whitespace-nowrap">
                  {cells
                    .filter(isOwn)
                    .map((cell) => `${cell.state}: ${told(cell)}`)
                    .join(', ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <h2 className="mt-10 font-tp-display text-2xl font-semibold">Why a cell is empty</h2>
      <ul className="mt-4 list-disc ps-5 text-base">
        {Object.entries(kindsSay).map(([kind, reason]) => (
          <li key={kind}>
            <strong>{namesOf(kind)}:</strong> {reason}
          </li>
        ))}
      </ul>
      <h2 className="mt-10 font-tp-display text-2xl font-semibold">Why there is a dash</h2>
      <ul className="mt-4 list-disc ps-5 text-base">
        {reasons.map(({ name, states, never }) => (
          <li key={name + states}>
            <strong>
              {name}: {states}.
            </strong>{' '}
            {never}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The components of a kind. */
const namesOf = (kind: string) =>
  Object.keys(components)
    .filter((name) => components[name]?.kind === kind)
    .join(', ')
