import { expect, test } from 'vitest'
import { type Audit, medianOf } from './lighthouse.ts'

const audit = (performance: number, seo: number, failed: string[] = []): Audit => ({
  fcp: 0,
  lcp: 0,
  cls: 0,
  tbt: 1000 - performance,
  scores: { performance, seo },
  failed,
  machine: 2000,
  slowdown: 3,
})

test('the audit in the middle counts, not the best', () => {
  const audits = [100, 91, 94, 95, 99].map((score) => audit(score, 100))
  expect(medianOf(audits)).toMatchObject({ scores: { performance: 95 }, tbt: 905 })
})

test('a category that failed once has failed, and says where', () => {
  const found = medianOf([audit(99, 100), audit(100, 92, ['crawlable']), audit(98, 100)])
  expect(found.scores).toEqual({ performance: 99, seo: 92 })
  expect(found.failed).toEqual(['crawlable'])
})

test('without audits there is no median', () => {
  expect(() => medianOf([])).toThrow('at least one audit')
})
