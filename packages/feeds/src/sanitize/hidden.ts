/** Whether a picture is invisible, such as a tracking pixel: one pixel wide or high, or hidden. */
export function isTrackingPixel(image: Element): boolean {
  const style = image.getAttribute('style') ?? ''
  return (
    isHidden(image) ||
    ['width', 'height'].some((side) => {
      const styled = new RegExp(`(?:^|[;\\s])${side}\\s*:\\s*([\\d.]+)px`, 'i').exec(style)?.[1]
      const size = styled ?? image.getAttribute(side) ?? ''
      return size.trim() !== '' && Number.parseFloat(size) <= 1
    })
  )
}

/** Takes the pictures of a hidden element that has no words. Its style would go and its pictures stay. */
export function dropHiddenPictures(element: Element) {
  if (!isHidden(element) || element.textContent.trim() !== '') return
  for (const image of element.querySelectorAll('img')) image.removeAttribute('src')
}

function isHidden(element: Element): boolean {
  const style = element.getAttribute('style') ?? ''
  return (
    element.hasAttribute('hidden') ||
    /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?:\.0+)?(?![\d.]))/i.test(style)
  )
}
