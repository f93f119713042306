/** Says in a few words where JSON breaks: `Unexpected token '@', line 1`. */
export function explainJsonError(error: unknown, text: string): string {
  const message = error instanceof Error ? error.message : String(error)
  const reason = message.replace(/,? (\.\.\.)?".*$|( in JSON)? at position.*$/s, '')
  return `${reason || 'cut short'}, line ${lineOf(message, text)}`
}

function lineOf(message: string, text: string): number {
  const said = /\(line (\d+)/.exec(message)?.[1]
  if (said) return Number(said)
  // V8 quotes the text around the fault, or says nothing when the text ends too early.
  const quoted = /(\.\.\.)?"(.*)"(\.\.\.)? is not valid JSON$/s.exec(message)?.[2]
  const at = quoted === undefined ? text.length : text.indexOf(quoted) + quoted.length / 2
  return text.slice(0, at).trimEnd().split('\n').length
}
