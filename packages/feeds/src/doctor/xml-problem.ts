import { XMLValidator } from 'fast-xml-parser'
import type { Finding } from './diagnosis.ts'

/** What the validator says, and what that means to somebody who writes a blog. */
const IN_WORDS: [RegExp, string][] = [
  [/char '&' is not expected/, 'a bare & stands in the text: write &amp;'],
  [/char '(.)' is not expected/, 'there is a “$1” where it may not be'],
  [/Closing tag '(\S+)' has not been opened/, '</$1> ends nothing'],
  [
    /Expected closing tag '(\S+)' \(opened in line (\d+).*instead of closing tag '(\S+)'/,
    '</$3> stands where </$1> must end what began on line $2',
  ],
  [/Unclosed tag '(\S+)'/, '<$1> never ends'],
  [/Multiple possible root nodes|Extra text at the end/, 'something follows after the end of the feed'],
  [/XML declaration allowed only at the start/, 'something stands before <?xml'],
  [/Start tag expected/, 'there is no element'],
  [/Attributes for '(\S+)' have open quote/, 'a quotation mark is missing in <$1>'],
  [/Attribute '(\S+)' is repeated/, 'the attribute $1 stands twice in one element'],
  [
    /boolean attribute '(\S+)'|[Aa]ttribute '?(\S+?)'? (?:is without|has no) value/,
    'the attribute $1$2 has no value',
  ],
]

/** Where XML breaks first, in plain words; null when it is well-formed. */
export function xmlProblem(xml: string): Finding | null {
  const valid = XMLValidator.validate(xml.replace(/^\uFEFF/, ''))
  if (valid === true) return null
  const { line, msg } = valid.err
  const known = IN_WORDS.find(([pattern]) => pattern.test(msg))
  const words = known ? (known[0].exec(msg)?.[0] ?? '').replace(...known) : msg.replace(/\.$/, '')
  return {
    line,
    level: 'warning',
    text: `Not well-formed: ${words}. This client reads on; others stop here`,
  }
}
