import { useEffect, useState } from 'react'
import { chooseTheme, followDevice, type ThemeChoice } from './theme.ts'

const choices: [ThemeChoice, label: string][] = [
  ['dark', 'Dark'],
  ['light', 'Light'],
  ['system', 'Match my device'],
]

/** Switches between dark, light and the device's theme. features/theme/before-paint.ts applies the choice on the next visit. */
export function ThemeSwitch() {
  const [choice, setChoice] = useState('dark')
  // The prerendered HTML has dark selected; the visitor's choice is only known after hydration.
  useEffect(() => setChoice(document.documentElement.dataset.themeChoice ?? 'dark'), [])
  useEffect(() => (choice === 'system' ? followDevice() : undefined), [choice])

  function choose(value: ThemeChoice) {
    setChoice(value)
    chooseTheme(value)
  }

  return (
    <fieldset className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <legend className="contents">
        <span className="text-tp-muted">Appearance</span>
      </legend>
      <div className="flex flex-wrap rounded-3xl border border-tp-line p-0.5">
        {choices.map(([value, label]) => (
          <label
            key={value}
            className="relative grid min-h-10 place-items-center rounded-full px-4 text-tp-muted outline-tp-focus transition-colors hover:text-tp-text has-checked:bg-tp-raised has-checked:text-tp-text has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="theme"
              checked={choice === value}
              onChange={() => choose(value)}
              // Covers its label, so that touch and screen readers find it there.
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
