import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import plan from '#content/plan.yaml'
import site from '#content/site.yaml'
import { makeKit } from '#features/plan/kit.ts'
import { kitFilms } from '#features/plan/kit-films.ts'
import { KitPanel } from './kit-panel.tsx'

const kit = makeKit(
  {},
  {
    plan,
    films: kitFilms,
    site,
    address: (path) => `https://www.example.org${path}`,
    today: '2025-10-20',
    zone: 'America/Chicago',
  },
)

test('the flyer, the slide, the post and the code come first, then the download, then the folded texts', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(
    <KitPanel
      kit={kit}
      answers={{}}
      logo={undefined}
      heading={<h2>Your Kit</h2>}
      downloaded={undefined}
      onChange={vi.fn()}
      onDownload={vi.fn()}
      onCopy={vi.fn()}
    />,
  )
  const parts = [...page.querySelectorAll('section > div > *')]
  expect(parts[0]?.querySelector('h3')?.textContent).toBe('Start with These')
  expect([...(parts[0]?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Flyer, Letter'),
    expect.stringContaining('Slide, 16:9'),
    expect.stringContaining('Square post'),
    expect.stringContaining('QR code'),
  ])
  expect(parts[1]?.textContent).toContain('Download the Whole Kit')
  expect(parts[2]?.querySelectorAll('details:not([open])').length).toBeGreaterThan(5)
})
