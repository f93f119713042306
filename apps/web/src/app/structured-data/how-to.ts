import type { HowTo } from 'schema-dts'
import { type Identified, idOf } from './address.ts'

/** Steps in order. Google shows no cards for them any more; other readers of schema.org do. */
export function howToThing(
  path: string,
  { name, steps }: { name: string; steps: { title: string; text: string }[] },
): Identified<HowTo> {
  return {
    '@type': 'HowTo',
    '@id': idOf(path, 'steps'),
    name,
    step: steps.map(({ title, text }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: title,
      text,
    })),
  }
}
