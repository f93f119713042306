import { routes } from '#routes'

/** A command, run in a folder of the repository. */
export type Step = { name: string; command: string; args: string[]; folder: string }

type Change = {
  /** Paths from the root. */
  files: string[]
  /** The commit they are compared with. */
  base: string
  /** The names of the end-to-end tests. */
  specs: string[]
}

/** Their tests start processes, so no import leads from a file to its tests; they are fast. */
const WHOLE = { 'apps/backend': 'backend', 'packages/feeds': 'feeds', deploy: 'deploy' }
/** Vitest finds the tests that import what has changed; these packages import it. */
const TRACED = {
  'packages/ui': ['packages/ui', 'apps/storybook', 'apps/web'],
  'packages/feeds': ['apps/web'],
  'apps/storybook': ['apps/storybook'],
  'apps/web': ['apps/web'],
}

const CONTENT = 'apps/web/content/'
/** Most of their tests import them, and the names of those that start them say so. */
const FUNCTIONS = 'apps/backend/supabase/functions/'

/** The checks for a change: for a component, page or function they take less than two minutes (docs/tests.md). */
export function stepsFor({ files, base, specs }: Change): Step[] {
  // Tests have their own content.
  const code = files.filter((file) => !file.startsWith(CONTENT))
  const within = (folder: string) => code.some((file) => file.startsWith(`${folder}/`))
  const isFunction = (file: string) => file.startsWith(FUNCTIONS)
  const whole = Object.entries(WHOLE).flatMap(([folder, name]) =>
    code.some((file) => file.startsWith(`${folder}/`) && !isFunction(file)) ? [name] : [],
  )
  const traced = Object.entries(TRACED).flatMap(([folder, readers]) => (within(folder) ? readers : []))
  return [
    step('format and lint', 'biome', [
      ...['check', '--error-on-warnings', '--no-errors-on-unmatched', '--files-ignore-unknown=true'],
      ...files,
    ]),
    step('conformance', 'node', ['scripts/conformance.ts']),
    step('types', 'turbo', ['run', '//#typecheck', 'typecheck', '--affected', '--output-logs=errors-only']),
    ...(within('scripts') || within('.github') ? [step('scripts', 'vitest', ['run'])] : []),
    ...(code.length < files.length
      ? [step('content', 'node', ['apps/web/tools/content-check/main.ts'])]
      : []),
    ...whole.map((name) =>
      step(`tests of ${name}`, 'turbo', ['run', `@two-pastors/${name}#test`, '--output-logs=errors-only']),
    ),
    ...(code.some(isFunction) && !whole.includes('backend')
      ? [
          importing('apps/backend', base),
          step('tests of apps/backend that start it', 'vitest', ['run', 'start', 'deno'], 'apps/backend'),
        ]
      : []),
    ...[...new Set(traced)].map((folder) => importing(folder, base)),
    ...siteSteps(files, specs),
  ]
}

const importing = (folder: string, base: string) =>
  step(
    `tests of ${folder} that import it`,
    'vitest',
    ['run', '--changed', base, '--passWithNoTests', ...projectsOf(folder)],
    folder,
  )

/** `built` runs on the build; each story of a page imports every page. */
const projectsOf = (folder: string) =>
  folder === 'apps/web' ? ['--project', 'units', '--project', 'documents'] : []

/** For a change of the site: its build, the tests that read it, and the end-to-end tests of its pages and features. */
function siteSteps(files: string[], specs: string[]): Step[] {
  const names = new Set(
    files.flatMap((file) => /^apps\/web\/src\/(?:pages|features)\/([\w-]+)\//.exec(file)?.[1] ?? []),
  )
  const own = files.flatMap((file) => /^apps\/web\/e2e\/([\w.-]+\.spec\.ts)$/.exec(file)?.[1] ?? [])
  const named = specs.filter((spec) => [...names].some((name) => spec.startsWith(name)))
  const wanted = [...new Set([...own, ...named])]
  const isOfSite = files.some((file) => /^apps\/web\/(?:src|build|built|model|e2e\/content)\//.test(file))
  if (!isOfSite && wanted.length === 0) return []
  const turbo = (task: string) => ['run', `@two-pastors/web#${task}`, '--output-logs=errors-only']
  const pages = [...names].filter((name) => routes.some(({ page }) => page === name))
  const patterns = [...wanted.map((spec) => `${spec.replaceAll('.', '[.]')} `), ...pages.map(titlesOf)]
  const title = [...wanted, ...pages.map((page) => `every page of ${page}`)].join(', ')
  return [
    step('the built site', 'turbo', turbo('test:built')),
    ...(patterns.length > 0
      ? [step(`end-to-end: ${title}`, 'playwright', ['test', '-g', patterns.join('|')], 'apps/web')]
      : []),
  ]
}

/** A pattern for the titles of a page's addresses in e2e/every-page.spec.ts. */
function titlesOf(page: string): string {
  const addresses = routes
    .filter((route) => route.page === page)
    .map(({ path }) => path.replace(/:\w+/, '[^ ]+').replace('*', '/no-such-page'))
  return `every-page.spec.ts (${addresses.join('|')})([?][^ ]+)? is complete`
}

const step = (name: string, command: string, args: string[], folder = ''): Step => ({
  name,
  command,
  args,
  folder,
})
