/** Characters that feed generators write by name, besides accented letters. */
const NAMES: Record<string, string> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’',
  ldquo: '“', rdquo: '”', laquo: '«', raquo: '»', hellip: '…', bull: '•', middot: '·', copy: '©', reg: '®', trade: '™',
  deg: '°', euro: '€', pound: '£', szlig: 'ß', iexcl: '¡', iquest: '¿', oslash: 'ø', Oslash: 'Ø', aelig: 'æ', AElig: 'Æ',
  sbquo: '‚', bdquo: '„', lsaquo: '‹', rsaquo: '›', prime: '′', Prime: '″', times: '×', frac12: '½', sect: '§', rarr: '→',
  hearts: '♥', ensp: ' ', emsp: ' ', thinsp: ' ', shy: '', zwj: '', zwnj: '',
} // biome-ignore format: one line of words

/** The accents in names like `eacute`, as combining characters. */
const ACCENTS: Record<string, string> = {
  grave: '\u0300', acute: '\u0301', circ: '\u0302', tilde: '\u0303', uml: '\u0308', ring: '\u030a', caron: '\u030c', cedil: '\u0327',
} // biome-ignore format: one line of words

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+\d*));/gi

/** Elements that feed generators leave in texts; any other `<word>` belongs to the author's text. */
const TAG =
  /<\/?(?:p|br|hr|div|span|b|i|u|em|strong|sup|sub|small|center|a|ul|ol|li|h[1-6]|blockquote|font)(?:\s[^<>]*)?\/?>|<img\s[^<>]*>|<!--.*?-->/gis
/** Left around a text that came from an XML feed. */
const CDATA = /<!\[CDATA\[|\]\]>/g
const INLINE = /^<(?:!--|\/?(?:span|b|i|u|em|strong|sup|sub|small|a|font)[\s/>])/i

/**
 * Decodes a text that a generator escaped for HTML although the feed is JSON, once or twice: `Faith &amp; Film`,
 * `It&#8217;s`, `<p>Of a film.</p>`. Small, because it loads with every page; blogs use all of HTML's names.
 */
export function plainText(text: string): string {
  if (!/[&<]/.test(text)) return text
  return decode(decode(text.replace(CDATA, ''))).replace(TAG, (tag) => (INLINE.test(tag) ? '' : ' '))
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
  const accent = ACCENTS[name.slice(1)]
  return accent ? (name.charAt(0) + accent).normalize('NFC') : (NAMES[name] ?? NAMES[name.toLowerCase()])
}
