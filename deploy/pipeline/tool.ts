import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root, runMain } from '@two-pastors/tooling/run'

/** The tools of hosts, by their folder in deploy/tools: each has a lockfile of its own, because most deployments need one alone. */
const COMMANDS = { supabase: 'supabase', wrangler: 'wrangler', netlify: 'netlify' }
export type Tool = keyof typeof COMMANDS

/** A deployment's secrets are for the tool, and not for what installs it. */
export const withoutSecrets = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !/TOKEN|KEY|PASSWORD|SECRET|DB_URL/i.test(name)))

/**
 * Installs exactly what a tool's lockfile names, without running any install script of it.
 * @returns the path of its command
 * @throws Error where that fails
 */
export async function installTool(tool: Tool, env: NodeJS.ProcessEnv): Promise<string> {
  const folder = `${root}deploy/tools/${tool}`
  const args = ['--dir', folder, '--ignore-workspace', 'install', '--frozen-lockfile', '--ignore-scripts']
  const installing = spawn('pnpm', args, { env: withoutSecrets(env), stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(installing, 'close')
  if (code !== 0) throw new Error(`deploy/tools/${tool} could not be installed`)
  return `${folder}/node_modules/.bin/${COMMANDS[tool]}`
}

const isTool = (text: string | undefined): text is Tool => text !== undefined && text in COMMANDS

// node tool.ts <tool> <arguments>
if (import.meta.main) {
  await runMain(async () => {
    const [tool, ...args] = process.argv.slice(2)
    if (!isTool(tool)) throw new Error(`Name one of ${Object.keys(COMMANDS).join(', ')}`)
    const [code] = await once(
      spawn(await installTool(tool, process.env), args, { stdio: 'inherit' }),
      'close',
    )
    return code ?? 1
  })
}
