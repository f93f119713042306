import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import plan from '#content/plan.yaml'
import site from '#content/site.yaml'
import { type Kit, makeKit } from '#features/plan/kit.ts'
import { kitFilms } from '#features/plan/kit-films.ts'
import { images, planned, printed } from '#features/plan/outputs.ts'
import { FirstFiles, MoreFiles } from './kit-files.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const sources = {
  plan,
  films: kitFilms.filter(({ film }) => film.id === 'david'),
  site,
  address: (path: string) => path,
  today: '2025-10-20',
  zone: 'America/Chicago',
}

const logos = { film: undefined, church: undefined }
const asked: { kit: Kit; id: string }[] = []
vi.mock('./preview.tsx', () => ({
  Preview: ({ kit, output: { id } }: { kit: Kit; output: { id: string } }) => {
    asked.push({ kit, id })
    return null
  },
}))
vi.mock('./qr-codes.tsx', () => ({ CodeItem: () => null, codesOf: () => [] }))

test('every file that is drawn is one of the kit that it is drawn from, also just after another kind is chosen', async () => {
  vi.useFakeTimers()
  const root = createRoot(document.createElement('div'))
  const show = (kind: string) =>
    act(async () =>
      root.render(
        <>
          <FirstFiles kit={makeKit({ kind }, sources)} logos={logos} />
          <MoreFiles kit={makeKit({ kind }, sources)} logos={logos} />
        </>,
      ),
    )
  await show('theater-evening')
  await show('church-hall')
  await act(async () => vi.advanceTimersByTime(300))
  const ids = (kit: Kit) => [...printed, ...planned(kit), ...images(kit)].map(({ id }) => id)
  for (const { kit, id } of asked) expect(ids(kit)).toContain(id)
  expect(asked.map(({ id }) => id)).toEqual(expect.arrayContaining(['quote-request', 'license-request']))
  vi.useRealTimers()
})
