import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { pastors } from '#model/guide.ts'
import { PastorsVerdict } from './pastors-verdict.tsx'

const fit = { fit: 'yes', note: 'Bring them.' }
const audiences = { 'young-children': fit, teens: fit, date: fit, skeptic: fit, grieving: fit }

test('one reviewer alone agrees with nobody, and says for whom the film is', () => {
  const markup = renderToStaticMarkup(<PastorsVerdict pastors={v.parse(pastors, { for: audiences })} />)
  expect(markup).not.toMatch(/Where we|two/)
  expect(markup).toContain('Teens')
})
