/**
 * The pages that get a link: the first, the last, the current one and its neighbors. `null` is a gap of two or more; a gap of
 * one page is that page, which takes no more room.
 */
export function pagesToShow(page: number, pages: number): (number | null)[] {
  const wanted = new Set([1, pages, page - 1, page, page + 1])
  const shown = [...wanted].filter((each) => each >= 1 && each <= pages).sort((a, b) => a - b)
  return shown.flatMap((each, index) => {
    const skipped = each - (shown[index - 1] ?? 0) - 1
    if (skipped <= 0) return [each]
    return [skipped === 1 ? each - 1 : null, each]
  })
}
