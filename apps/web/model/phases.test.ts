import { expect, test } from 'vitest'
import { inPhase, PHASES } from './phases.ts'

test('a text applies until a later phase has its own', () => {
  const texts = { announced: 'Soon', theaters: 'Now' }
  expect(PHASES.map((phase) => inPhase(texts, phase))).toEqual(['Soon', 'Soon', 'Soon', 'Now', 'Now'])
})

test('what is not announced yet can have words of its own', () => {
  const texts = { 'coming-soon': 'One day', announced: 'Soon' }
  expect(PHASES.map((phase) => inPhase(texts, phase))).toEqual(['One day', 'Soon', 'Soon', 'Soon', 'Soon'])
})
