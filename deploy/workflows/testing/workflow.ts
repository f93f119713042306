import { readFileSync } from 'node:fs'
import { data, Evaluator, Lexer, Parser } from '@actions/expressions'
import type { FunctionDefinition } from '@actions/expressions/funcs/info'
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser'

export const folder = `${import.meta.dirname}/../../../.github/workflows`

/** A workflow file, read by GitHub's own parser. */
export async function readWorkflow(name: string) {
  const file = { name, content: readFileSync(`${folder}/${name}`, 'utf8') }
  const { context, value } = parseWorkflow(file, new NoOperationTraceWriter())
  if (!value) throw new Error(`${name} is not a workflow`)
  return convertWorkflowTemplate(context, value)
}

/** What the `if:` of a job, or of one of its steps, makes of these contexts (`github`, `vars`, …). */
export async function evaluateIf(
  file: string,
  job: string,
  contexts: Record<string, unknown>,
  step?: string,
): Promise<boolean> {
  const found = (await readWorkflow(file)).jobs.find(({ id }) => id.value === job)
  if (!found) throw new Error(`${file} has no job ${job}`)
  if (step === undefined) return evaluate(found.if.expression, contexts)
  const steps = found.type === 'job' ? found.steps : []
  const named = steps.find(({ name }) => name?.toString() === step)
  if (!named?.if) throw new Error(`${file}, ${job} has no step ${step}`)
  return evaluate(named.if.expression, contexts)
}

/** The steps and jobs before it have succeeded: only the condition itself is left to decide. */
const STATUS = { success: true, failure: false, cancelled: false, always: true }
const functions: FunctionDefinition[] = Object.entries(STATUS).map(([name, value]) => ({
  name,
  minArgs: 0,
  maxArgs: 0,
  call: () => new data.BooleanData(value),
}))

function evaluate(expression: string, contexts: Record<string, unknown>): boolean {
  const tree = new Parser(new Lexer(expression).lex().tokens, Object.keys(contexts), functions).parse()
  const values = JSON.parse(JSON.stringify(contexts), data.reviver) as data.Dictionary
  const byName = new Map(functions.map((definition) => [definition.name, definition]))
  const result = new Evaluator(tree, values, byName).evaluate()
  return result.coerceString() === 'true'
}
