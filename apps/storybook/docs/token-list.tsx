import css from '@two-pastors/ui/tokens.css?raw'
import { tokenGroups } from './token-groups.ts'
import { TokenSample } from './token-sample.tsx'
import { useTheme } from './use-theme.ts'

const GRIDS: Record<string, string> = {
  Type: 'grid-cols-1',
  Motion: 'grid-cols-1 sm:grid-cols-2',
}

/** Every token of tokens.css with its value in the current theme. */
export function TokenList() {
  const theme = useTheme()
  return (
    <div key={theme} className="sb-unstyled font-tp-text text-tp-text">
      {tokenGroups(css).map(({ title, tokens }) => (
        <section key={title} className="mt-12 first:mt-6">
          <h2 className="mb-5 font-tp-display text-2xl font-semibold">{title}</h2>
          <ul
            className={`grid gap-x-5 gap-y-7 ${GRIDS[title] ?? 'grid-cols-[repeat(auto-fill,minmax(min(100%,13.5rem),1fr))]'}`}
          >
            {tokens.map((token) => (
              <li key={token} className="min-w-0">
                <TokenSample token={token} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
