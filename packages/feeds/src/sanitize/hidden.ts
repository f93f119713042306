/**
 * Whether a picture is invisible, such as a tracking pixel: one pixel wide or high, or hidden.
 *
 * @param isLate A script would fade it in.
 */
export function isTrackingPixel(image: Element, isLate = false): boolean {
  const style = image.getAttribute('style') ?? ''
  return (
    isHidden(image, isLate) ||
    ['width', 'height'].some((side) => {
      const styled = new RegExp(`(?:^|[;\\s])${side}\\s*:\\s*([\\d.]+)px`, 'i').exec(style)?.[1]
      const size = styled ?? image.getAttribute(side) ?? ''
      return size.trim() !== '' && Number.parseFloat(size) <= 1
    })
  )
}

/** Removes what a hidden element without words shows: its style would be removed, and its pictures would stay. */
export function dropHiddenMedia(element: Element) {
  if (!isHidden(element) || element.textContent.trim() !== '') return
  for (const media of element.querySelectorAll('img, iframe, video, audio, object, embed')) media.remove()
}

const HIDDEN = /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden)/i
/** Late-loading scripts hide a picture with both; authors who hide one use only one of them. */
const HIDDEN_BY_SCRIPT = /^\s*display\s*:\s*none\s*;\s*visibility\s*:\s*hidden/i
const TRANSPARENT = /(?:^|[;\s])opacity\s*:\s*0(?:\.0+)?(?![\d.])/i

function isHidden(element: Element, isLate = false): boolean {
  const style = element.getAttribute('style') ?? ''
  if (isLate && HIDDEN_BY_SCRIPT.test(style)) return false
  return element.hasAttribute('hidden') || HIDDEN.test(style) || (!isLate && TRANSPARENT.test(style))
}
