import createDOMPurify from 'dompurify'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM()
const purify = createDOMPurify(window)

/** What drawing programs leave behind, which shows and runs nothing. */
const INERT =
  /^(?:metadata|title|desc|use|role|version|baseprofile|enable-background|#comment|(?:xml|rdf|cc|dc|sodipodi|inkscape|serif|data)\b.*)$/i

/**
 * The elements and attributes of an SVG that aren't part of a drawing, such as scripts: opened by itself, an SVG is a
 * page that can run them. Encodings and entities that browsers read and this doesn't count as unsafe too.
 */
export function unsafeInSvg(bytes: Uint8Array): string[] {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return ['another encoding than UTF-8']
  }
  if (text.includes('\0')) return ['another encoding than UTF-8']
  if (/<!ENTITY/i.test(text)) return ['entities']
  const { documentElement } = new window.DOMParser().parseFromString(text, 'application/xml')
  if (documentElement.localName !== 'svg') return [documentElement.nodeName]
  purify.sanitize(documentElement, { IN_PLACE: true, USE_PROFILES: { svg: true, svgFilters: true } })
  const names = purify.removed.map((part) =>
    'element' in part ? (part.element?.nodeName ?? '') : (part.attribute?.name ?? ''),
  )
  return [...new Set(names.filter((name) => !INERT.test(name)))]
}

/** The message for staff. */
export const unsafeText = (unsafe: string[]) =>
  `contains more than a drawing (${unsafe.join(', ')}): save the SVG again without it`
