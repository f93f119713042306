import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { type Cue, transcriptQuery } from '#features/watch/transcript-query.ts'
import { clock } from '#lib/time.ts'
import { Transcript } from './transcript.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
// jsdom scrolls nothing.
Element.prototype.scrollTo = () => {}
vi.mock('#lib/time.ts', { spy: true })

test('as the film goes on, only the line that ends and the one that begins are drawn anew', () => {
  const stage = document.body.appendChild(document.createElement('div'))
  const video = stage.appendChild(document.createElement('video'))
  const queryClient = new QueryClient()
  const cues: Cue[] = Array.from({ length: 50 }, (_, at) => ({ start: at, end: at + 1, text: `Line ${at}` }))
  queryClient.setQueryData(transcriptQuery('/a.vtt').queryKey, cues)
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  act(() =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <Transcript
            url="/a.vtt"
            shared={{ title: 'A film', text: '', url: 'https://www.example.org/watch/a' }}
            root={{ current: stage }}
          />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  const playTo = (seconds: number) => {
    video.currentTime = seconds
    vi.mocked(clock).mockClear()
    act(() => void video.dispatchEvent(new Event('timeupdate')))
    return container.querySelector('[aria-current]')?.textContent
  }
  expect(playTo(10.5)).toContain('Line 10')
  expect(playTo(11.5)).toContain('Line 11')
  expect(vi.mocked(clock).mock.calls.map(([at]) => at)).toEqual([10, 11])
  act(() => root.unmount())
})
