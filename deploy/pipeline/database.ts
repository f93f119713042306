import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { root, runMain } from '@two-pastors/tooling/run'
import { type Environment, need } from './steps.ts'
import { installTool } from './tool.ts'

/** What Supabase's CLI says of versions that the database has and the folder has not: those of a newer commit. */
const NEWER = /Remote migration versions not found/

/**
 * Shows (`plan`) or makes (`push`) the changes that the database of the Supabase project lacks. After a rollback it has had
 * migrations that this commit does not know: they are fetched from its own list, into a copy of the folder, and stay applied.
 * https://supabase.com/docs/reference/cli/supabase-migration-fetch
 * @throws Error where the CLI fails, whose own lines are printed
 */
export async function changeDatabase(
  what: 'plan' | 'push',
  env: Environment,
  install = () => installTool('supabase', env),
): Promise<void> {
  const command = await install()
  const folder = await mkdtemp(`${tmpdir()}/two-pastors-supabase-`)
  const supabase = (...args: string[]) => run(command, ['--workdir', folder, '--yes', ...args], env)
  const must = async (...args: string[]) => {
    const { code } = await supabase(...args)
    if (code !== 0) throw new Error(`supabase ${args.join(' ')} failed`)
  }
  try {
    await cp(`${root}apps/backend/supabase`, `${folder}/supabase`, { recursive: true })
    await must('link', '--project-ref', need(env, 'SUPABASE_PROJECT_REF'))
    const { code, output } = await supabase('db', 'push', '--dry-run')
    if (code !== 0) {
      if (!NEWER.test(output)) throw new Error('supabase db push --dry-run failed')
      await must('migration', 'fetch')
      await must('db', 'push', '--dry-run')
    }
    if (what === 'push') await must('db', 'push')
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function run(command: string, args: string[], env: Environment) {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from.on('data', (chunk) => {
      output += chunk
      to.write(chunk)
    })
  }
  const [code] = await once(child, 'close')
  return { code, output }
}

if (import.meta.main) {
  await runMain(async () => {
    await changeDatabase(process.argv[2] === 'push' ? 'push' : 'plan', process.env)
    return 0
  })
}
