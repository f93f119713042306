import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import resources from '#content/resources.yaml'
import { ResourceCard } from './resource-card.tsx'

test.each([
  ['/downloads/graphics.zip', 'Downloads.'],
  ['/downloads/letter.DOCX', 'Downloads.'],
  ['/downloads/guide.pdf', 'Opens in a new tab.'],
  ['https://shop.example/zip', 'Opens in a new tab.'],
])('%s says what a browser does with it, and has a tab of its own', (actionUrl, words) => {
  const [resource] = resources
  const html =
    resource && renderToStaticMarkup(<ResourceCard resource={{ ...resource, actionUrl }} onAsk={() => {}} />)
  expect(html?.replace(/<!-- -->/g, '')).toMatch(new RegExp(`[BM]\\. ${words}</p>`))
  expect(html).toContain(`href="${actionUrl}" target="_blank"`)
})
