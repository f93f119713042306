import { guardTexts } from '@two-pastors/tooling/translation'
import type { AxeResults, RunOptions } from 'axe-core'
import { afterEach, type TestContext } from 'vitest'

// What a story does must work on a translated page too.
guardTexts()

/** The rules that depend on the theme. */
const RULES = ['color-contrast', 'link-in-text-block']

type Story = {
  parameters: { a11y?: { test?: string; options?: RunOptions }; checkedThemes?: string[] }
}

/** Each theme once: colors are the same at both widths, and each check of a theme takes a moment for every story. */
const themesHere = () => (matchMedia('(width < 40rem)').matches ? ['harbor', 'harbor-dark'] : ['light'])

/** After a story was rendered, played and checked in the dark theme, checks its contrast in the others. */
afterEach(async ({ story, task }: TestContext & { story?: Story }) => {
  const a11y = story?.parameters.a11y
  if (a11y?.test !== 'error' || task.result?.state === 'fail') return
  // If the system forces its colors, all themes look the same.
  if (matchMedia('(forced-colors: active)').matches) return
  const { default: axe } = await import('axe-core')
  const root = document.documentElement
  const { theme } = root.dataset
  const still = document.head.appendChild(document.createElement('style'))
  still.textContent = '*, ::before, ::after { transition: none !important }'
  try {
    for (const other of story?.parameters.checkedThemes ?? themesHere()) {
      root.dataset.theme = other
      await nextTask()
      finishMotion()
      const { violations } = await axe.run({ ...a11y.options, runOnly: RULES })
      if (violations.length > 0) throw new Error(describe(other, violations))
    }
  } finally {
    root.dataset.theme = theme
    still.remove()
  }
})

/** Waits until React has rendered components that depend on the theme. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Text that is half faded in fails the contrast check. Endless animations cannot be finished. */
function finishMotion() {
  for (const motion of document.getAnimations()) {
    if (motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) motion.finish()
  }
}

function describe(theme: string, violations: AxeResults['violations']): string {
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) => `${id} fails in the theme "${theme}":\n${html}\n${failureSummary}`,
    ),
  )
  return found.join('\n\n')
}
