import { Button, Checkbox, Field, Label, Select } from '@two-pastors/ui'
import type { ReactElement } from 'react'
import { useStoredFamily } from '#features/family/stored-family.ts'
import {
  ages,
  type FilterName,
  type Filters,
  filterNames,
  lengths,
  levels,
} from '#features/reviews/filters.ts'
import { PageLink } from '#lib/page-link.tsx'

type FilterBarProps = {
  filters: Filters
  /** The label of the checkbox for what fits the visitor's family. */
  fits: string
  themes: string[]
  onChange: (name: string, value: string) => void
  onReset: (() => void) | undefined
}

/** What to look for among the reviews. */
export function FilterBar({ filters, fits, themes, onChange, onReset }: FilterBarProps) {
  const hasFamily = useStoredFamily() !== null
  const select = (name: FilterName, options: [string, string][]): ReactElement => (
    <Field label={filterNames[name]}>
      <Select
        value={String(filters[name] ?? '')}
        onChange={(event) => onChange(name, event.currentTarget.value)}
      >
        <option value="">Any</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  )
  return (
    <search aria-label="Find a film" className="mt-6 grid gap-4 noscript:hidden">
      <div className="grid grid-cols-2 gap-x-4 gap-y-4 md:gap-x-6 lg:grid-cols-4">
        {select(
          'age',
          ages.map((age) => [String(age), `${age} and up`]),
        )}
        {select(
          'length',
          lengths.map((minutes) => [String(minutes), `Up to ${String(minutes / 60).replace('.5', '½')} h`]),
        )}
        {select(
          'level',
          levels.map((level) => [String(level), `Up to ${level} of 5`]),
        )}
        {select(
          'theme',
          themes.map((theme) => [theme, theme]),
        )}
      </div>
      <div className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-2">
        {hasFamily ? (
          <Label className="flex items-center gap-3">
            <Checkbox
              checked={filters.fits}
              onChange={(event) => onChange('fits', event.currentTarget.checked ? 'good' : '')}
            />
            <span>{fits}</span>
          </Label>
        ) : (
          <PageLink to="/family" className="text-tp-accent underline underline-offset-4">
            Show what fits my family
          </PageLink>
        )}
        {onReset && (
          <Button variant="ghost" size="sm" onClick={onReset}>
            Show all
          </Button>
        )}
      </div>
    </search>
  )
}
