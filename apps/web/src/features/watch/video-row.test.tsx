import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { VideoRow } from './video-row.tsx'

vi.mock('#config/env.ts', () => ({ isBuild: true }))

const row = (loading: boolean) =>
  renderToStaticMarkup(<VideoRow heading="Trailers" layout="wide" items={[]} loading={loading} />)

test('a row that loads has its heading and five skeletons', () => {
  expect(row(true)).toContain('Trailers')
  expect(row(true).match(/data-slot="skeleton-card"/g)).toHaveLength(5)
})

test('a row without videos is not there: no heading, no arrows', () => {
  expect(row(false)).toBe('')
})
