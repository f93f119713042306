import { useEffect, useState } from 'react'
import {
  applyTheme,
  chooseTheme,
  onSystemTheme,
  readThemeChoice,
  type ThemeChoice,
  themeChoices,
} from '../../lib/theme.ts'

const labels: Record<ThemeChoice, string> = { dark: 'Dark', light: 'Light', system: 'As my device' }

/** Dark as a cinema, light, or what the device says. The inline script of index.html applies it at the next visit. */
export function ThemeSwitch() {
  const [choice, setChoice] = useState<ThemeChoice>('dark')
  // The HTML was made for everybody: what this visitor chose is known after hydration.
  useEffect(() => setChoice(readThemeChoice()), [])
  useEffect(() => {
    if (choice === 'system') return onSystemTheme(() => applyTheme('system'))
  }, [choice])

  return (
    <fieldset className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <legend className="contents">
        <span className="text-tp-muted">Appearance</span>
      </legend>
      <div className="flex flex-wrap rounded-3xl border border-tp-line p-0.5">
        {themeChoices.map((value) => (
          <label
            key={value}
            className="relative grid min-h-10 place-items-center rounded-full px-4 text-tp-muted outline-tp-focus transition-colors hover:text-tp-text has-checked:bg-tp-raised has-checked:text-tp-text has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="theme"
              value={value}
              checked={choice === value}
              onChange={() => {
                setChoice(value)
                chooseTheme(value)
              }}
              // Over its label, so that it is where a finger or a screen reader looks for it.
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {labels[value]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
