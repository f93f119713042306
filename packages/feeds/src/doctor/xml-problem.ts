import { XMLValidator } from 'fast-xml-parser'
import type { Finding } from './diagnosis.ts'

/** The validator's message in words for somebody who writes a blog. */
const IN_WORDS: [RegExp, string][] = [
  [/char '&' is not expected/, 'the text contains a bare &: write &amp;'],
  [/char '(.)' is not expected/, 'unexpected “$1”'],
  [/Closing tag '(\S+)' has not been opened/, '</$1> has no opening tag'],
  [
    /Expected closing tag '(\S+)' \(opened in line (\d+).*instead of closing tag '(\S+)'/,
    'found </$3>, expected </$1> for the element opened on line $2',
  ],
  [/Unclosed tag '(\S+)'/, '<$1> is never closed'],
  [/Multiple possible root nodes|Extra text at the end/, 'there is extra content after the end of the feed'],
  [/XML declaration allowed only at the start/, 'there is content before <?xml'],
  [/Start tag expected/, 'there is no element'],
  [/Attributes for '(\S+)' have open quote/, 'a quotation mark is missing in <$1>'],
  [/Attribute '(\S+)' is repeated/, 'the attribute $1 appears twice in one element'],
  [
    /boolean attribute '(\S+)'|[Aa]ttribute '?(\S+?)'? (?:is without|has no) value/,
    'the attribute $1$2 has no value',
  ],
]

/** Where the XML first breaks, in plain words; null if it is well-formed. */
export function xmlProblem(xml: string): Finding | null {
  const valid = XMLValidator.validate(xml.replace(/^\uFEFF/, ''))
  if (valid === true) return null
  const { line, msg } = valid.err
  const known = IN_WORDS.find(([pattern]) => pattern.test(msg))
  const words = known ? (known[0].exec(msg)?.[0] ?? '').replace(...known) : msg.replace(/\.$/, '')
  return {
    line,
    level: 'warning',
    text: `Not well-formed: ${words}. This parser continues; others stop here`,
  }
}
