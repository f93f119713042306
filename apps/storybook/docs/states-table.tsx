import { components, type State, states, statesOf } from './states.ts'

const sources: Record<string, string> = import.meta.glob('../../../packages/ui/src/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const sourceOf = (name: string) =>
  Object.entries(sources).find(([path]) => path.endsWith(`/${name}.stories.tsx`))?.[1] ?? ''

const columns = Object.keys(states) as State[]

/** Which states the stories of each component show, and why where they show none. */
export function StatesTable() {
  const rows = Object.keys(components).map((name) => ({ name, cells: statesOf(name, sourceOf(name)) }))
  const reasons = rows.flatMap(({ name, cells }) =>
    cells.flatMap(({ state, never }) => (never ? [{ name, state, never }] : [])),
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
                      {cell && (cell.never ? '–' : cell.shown ? 'shown' : 'missing')}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <ul className="mt-6 list-disc ps-5 text-sm">
        {reasons.map(({ name, state, never }) => (
          <li key={name + state}>
            <strong>
              {name}, {state}:
            </strong>{' '}
            {never}
          </li>
        ))}
      </ul>
    </div>
  )
}
