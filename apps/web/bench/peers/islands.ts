import { createElement as h } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Cards, type Row } from './page.ts'

/** As Astro does with `client:visible`: each row is a root of its own, which hydrates when it comes into view. */
const rows: Row[] = JSON.parse(document.getElementById('data')?.textContent ?? '[]')

for (const [index, element] of [...document.querySelectorAll('#rows > div')].entries()) {
  const row = rows[index]
  const observer = new IntersectionObserver((entries) => {
    if (!row || !entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    hydrateRoot(element, h(Cards, row))
  })
  observer.observe(element)
}
