import { globSync, readFileSync } from 'node:fs'
import { validate } from '@actions/languageservice'
import { expect, test } from 'vitest'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { readWorkflow } from './testing/workflow.ts'

const root = `${import.meta.dirname}/../..`
const files = globSync('.github/{workflows/*,actions/*/action}.yml', { cwd: root })

/**
 * What GitHub's language service (the editor extension's) finds in the file alone: unknown keys, contexts, payload fields,
 * needs. It doesn't look up the inputs of actions.
 */
async function lint(path: string, text: string): Promise<string[]> {
  const found = await validate(TextDocument.create(`file:///${path}`, 'yaml', 1, text))
  return found.map(({ message, range }) => `${path}:${range.start.line + 1} ${message}`)
}

test('there are workflows', () => {
  expect(files.length).toBeGreaterThan(5)
})

test.each(files)('%s has no mistakes', async (file) => {
  expect(await lint(file, readFileSync(`${root}/${file}`, 'utf8'))).toEqual([])
})

test('a mistake is found', async () => {
  const text = `on: push
jobs:
  a:
    runs-on: ubuntu-24.04
    if: github.evnt_name == 'push' && github.event.workflow_run.event == 'push'
    timeout: 5
    steps:
      - run: echo
`
  expect(await lint('x.yml', text)).toEqual([
    'x.yml:5 Context access might be invalid: evnt_name',
    'x.yml:5 Context access might be invalid: workflow_run',
    "x.yml:6 Unexpected value 'timeout'",
  ])
})

const workflows = files.filter((file) => file.startsWith('.github/workflows/'))

test.each(workflows)('%s has a time limit for each job, and rights of its own', async (file) => {
  const { jobs } = await readWorkflow(file.slice('.github/workflows/'.length))
  const text = readFileSync(`${root}/${file}`, 'utf8')
  expect(text).toMatch(/^permissions:/m)
  // A job that runs another workflow has that one's limits.
  const own = jobs.filter(({ type }) => type === 'job')
  expect(text.match(/^ {4}timeout-minutes:/gm) ?? []).toHaveLength(own.length)
})

test('no workflow runs the code of a pull request with the rights of the repository', () => {
  for (const file of workflows) {
    expect(readFileSync(`${root}/${file}`, 'utf8'), file).not.toMatch(/pull_request_target|issue_comment/)
  }
})
