import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

test('the timer calls mailchimp-sync with its secret, which no list of processes shows', async () => {
  const unit = readFileSync(`${import.meta.dirname}/two-pastors-sync.service`, 'utf8').replace(/\\\n\s*/g, '')
  const script = /^ExecStart=\/bin\/sh -c '(.*)'$/m.exec(unit)?.[1]?.replaceAll('$$', '$') ?? ''
  const dir = mkdtempSync(`${tmpdir()}/two-pastors-sync-`)
  onTestFinished(() => rmSync(dir, { recursive: true }))
  writeFileSync(`${dir}/curl`, `#!/bin/sh\necho "$@"\ncat\n`)
  chmodSync(`${dir}/curl`, 0o755)
  const env = { PATH: `${dir}:${process.env.PATH}`, SYNC_SECRET: 'only-for-this-test' }
  const { stdout } = await promisify(execFile)('/bin/sh', ['-c', script], { env })
  const [asArguments, asInput] = stdout.split('\n')
  expect(asArguments).toMatch(/--fail .* --header @- http:\/\/localhost\/$/)
  expect(asArguments).not.toContain('only-for')
  expect(asInput).toBe('authorization: Bearer only-for-this-test')
  // systemd fills ${…} in before the shell has it.
  expect(unit).not.toContain('${')
})
