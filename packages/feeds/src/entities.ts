/** Names of U+00A0 to U+00FF in their order, then some of other characters: those that generators of feeds write. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
const OTHERS: Record<string, string> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', sbquo: '‚',
  ldquo: '“', rdquo: '”', bdquo: '„', hellip: '…', bull: '•', trade: '™', euro: '€', ensp: ' ', emsp: ' ', thinsp: ' ',
} // biome-ignore format: one line of words

let names: Map<string, string> | undefined

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+\d*));/gi

/** Elements that generators of feeds leave in texts; any other `<word>` is one of the author's words. */
const TAG = /<\/?(?:p|br|div|span|b|i|u|em|strong|a|ul|ol|li|h[1-6]|blockquote|font)(?:\s[^<>]*)?\/?>/gi
const INLINE = /^<\/?(?:span|b|i|u|em|strong|a|font)[\s/>]/i

/**
 * The text that a generator escaped for HTML although the feed is JSON, once or twice: `Faith &amp; Film`, `It&#8217;s`,
 * `<p>Of a film.</p>`. Small, because it loads with every page; blogs have all of HTML's names.
 */
export function plainText(text: string): string {
  if (!/[&<]/.test(text)) return text
  return decode(decode(text)).replace(TAG, (tag) => (INLINE.test(tag) ? '' : ' '))
}

const decode = (text: string) =>
  text.includes('&')
    ? text.replace(ENTITY, (written, decimal?: string, hex?: string, name?: string) =>
        name === undefined
          ? fromPoint(written, Number.parseInt(hex ?? decimal ?? '', hex ? 16 : 10))
          : (named(name) ?? written),
      )
    : text

const fromPoint = (written: string, point: number) =>
  point > 0x10ffff ? written : String.fromCodePoint(point)

function named(name: string): string | undefined {
  names ??= new Map([
    ...LATIN.split(' ').map((word, index): [string, string] => [word, String.fromCodePoint(0xa0 + index)]),
    ...Object.entries(OTHERS),
  ])
  return names.get(name)
}
