import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { VideoPage } from '#features/watch/video-pages.ts'
import { VideoFacts } from './video-facts.tsx'

test.each([
  ['61:35', 'Length 1:01:35'],
  ['3:07', 'Length 3:07'],
])('a length of %s stands as in the transcript beside it: %s', (duration, text) => {
  const item = { title: 'Film', tags: [], description: '', releaseDate: null, duration }
  const html = renderToStaticMarkup(
    <VideoFacts video={{ item, row: { label: 'Trailer' } } as unknown as VideoPage} />,
  )
  expect(html).toContain(text)
})
