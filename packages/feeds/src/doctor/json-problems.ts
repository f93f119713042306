import { type ParseError, printParseErrorCode } from 'jsonc-parser'
import type { Finding } from './diagnosis.ts'

/** The parser's codes in words for somebody who writes a feed. */
const IN_WORDS: Record<string, string> = {
  InvalidSymbol: 'text must be in double quotes',
  InvalidNumberFormat: 'this is not a number',
  PropertyNameExpected: 'a name in double quotes is missing, or there is an extra comma',
  ValueExpected: 'a value is missing, or there is an extra comma',
  ColonExpected: 'a colon is missing',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'there is extra content after the end of the feed',
  InvalidCommentToken: 'there are no comments in JSON',
  UnexpectedEndOfComment: 'there are no comments in JSON',
  UnexpectedEndOfString: 'a text has no closing quotation mark',
  UnexpectedEndOfNumber: 'this is not a number',
  InvalidUnicode: 'after \\u, four digits or letters from A to F must follow',
  InvalidEscapeCharacter: 'after \\, only one of " \\ / b f n r t u may follow',
  InvalidCharacter: 'there is a line break or tab inside a string; write \\n or \\t',
}

/** The places in a text where the JSON is broken, in plain words. */
export function jsonProblems(
  text: string,
  errors: ParseError[],
  lineAt: (offset: number) => number,
): Finding[] {
  return errors.map(({ error, offset, length }) => {
    const place = text.slice(offset, offset + Math.min(length, 20))
    const where = place === '' ? 'at the end' : `at ${JSON.stringify(place)}`
    const code = printParseErrorCode(error)
    return { line: lineAt(offset), level: 'error', text: `Not JSON: ${IN_WORDS[code] ?? code} (${where})` }
  })
}
