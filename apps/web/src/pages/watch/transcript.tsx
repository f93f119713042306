import { useQuery } from '@tanstack/react-query'
import { Button, Input, SectionHeading } from '@two-pastors/ui'
import {
  type ClipboardEvent,
  memo,
  type RefObject,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react'
import { CopyButton } from '#features/share/copy-button.tsx'
import { quote, type Shared } from '#features/share/shared.ts'
import { type Cue, transcriptQuery } from '#features/watch/transcript-query.ts'
import { usePosition } from '#features/watch/use-position.ts'
import { saveFile } from '#lib/save-file.ts'
import { cueAt, matchingCues } from './matching-cues.ts'
import { TimeLink } from './time-link.tsx'

type TranscriptProps = {
  /** URL of the captions. */
  url: string | null
  shared: Shared
  root: RefObject<HTMLElement | null>
}

/** A video's transcript, next to it; nothing without captions. */
export function Transcript({ url, ...props }: TranscriptProps) {
  const { data: cues = [] } = useQuery(transcriptQuery(url))
  return cues.length > 0 ? <TranscriptPanel cues={cues} {...props} /> : null
}

type PanelProps = Omit<TranscriptProps, 'url'> & { cues: Cue[] }

function TranscriptPanel({ cues, shared, root }: PanelProps) {
  const field = useRef<HTMLInputElement>(null)
  const [term, setTerm] = useState('')
  const wanted = useDeferredValue(term)
  const shown = matchingCues(cues, wanted)
  const { list, current, onTouch } = useCurrentCue(root, cues)
  // The visitor may have typed before hydration.
  useEffect(() => setTerm(field.current?.value ?? ''), [])
  return (
    <section
      aria-labelledby="transcript"
      className="flex min-w-0 flex-col self-start rounded-tp-lg border border-tp-line bg-tp-surface lg:max-h-[min(44rem,80vh)] print:max-h-none"
    >
      <div className="border-b border-tp-line p-[min(1.25rem,6.25vw)]">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <SectionHeading id="transcript">Transcript</SectionHeading>
          <TakeAway cues={cues} shared={shared} />
        </div>
        <Input
          ref={field}
          type="search"
          aria-label="Search the transcript"
          placeholder="Search the transcript"
          autoComplete="off"
          onInput={(event) => setTerm(event.currentTarget.value)}
          className="mt-3 noscript:hidden print:hidden"
        />
        <p role="status" className="sr-only">
          {wanted.trim() && `${shown.length} of ${cues.length} lines`}
        </p>
      </div>
      <ol
        ref={list}
        onWheel={onTouch}
        onTouchMove={onTouch}
        onKeyDown={onTouch}
        onCopy={(event) => copyQuote(event, shared)}
        className="relative min-h-0 list-none overflow-y-auto p-2 max-lg:max-h-96 print:max-h-none"
      >
        {shown.map((cue) => (
          <Line key={`${cue.start} ${cue.text}`} cue={cue} current={cue === cues[current]} />
        ))}
        {shown.length === 0 && <li className="p-3 text-tp-muted">No line has these words.</li>}
      </ol>
    </section>
  )
}

/** Copies or saves the whole transcript, whatever is searched. Without times, which nobody reads aloud or quotes. */
function TakeAway({ cues, shared: { title, url } }: Pick<PanelProps, 'cues' | 'shared'>) {
  const text = [title, url, '', ...cues.map((cue) => cue.text), ''].join('\n')
  return (
    <div className="flex flex-wrap gap-2">
      <CopyButton text={text} of="Transcript" />
      <Button
        variant="outline"
        size="sm"
        aria-label="Download: Transcript"
        className="noscript:hidden print:hidden"
        onClick={() => saveFile(text, `${title}.txt`, 'text/plain;charset=utf-8')}
      >
        Download
      </Button>
    </div>
  )
}

/** Memoized: each cue changes only two lines, of perhaps a thousand. */
const Line = memo(({ cue, current }: { cue: Cue; current: boolean }) => (
  <li>
    <TimeLink at={cue.start} current={current}>
      {cue.text}
    </TimeLink>
  </li>
))

/** Copied text includes the time at which it is spoken. */
function copyQuote(event: ClipboardEvent<HTMLElement>, shared: Shared) {
  const selection = getSelection()
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return
  const range = selection.getRangeAt(0)
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-at]')]
  const selected = lines.filter((line) => range.intersectsNode(line))
  const first = selected[0]
  if (!first) return
  // One line may be quoted in part; for several, whole lines read better than times between the words.
  const words =
    selected.length === 1
      ? selection.toString().replace(/^\s*[\d:]+\s+/, '')
      : selected.map((line) => line.lastElementChild?.textContent).join(' ')
  event.clipboardData.setData('text/plain', quote(words.trim(), shared, Number(first.dataset.at)))
  event.preventDefault()
}

/** How long the list stays where the visitor scrolled it to. */
const REST_MS = 6000

/** The index of the line being spoken, and a list that keeps it in view. */
function useCurrentCue(root: RefObject<HTMLElement | null>, cues: Cue[]) {
  const list = useRef<HTMLOListElement>(null)
  const current = usePosition(root, (seconds) => cueAt(cues, seconds), -1)

  const touched = useRef(0)
  const onTouch = () => {
    touched.current = Date.now()
  }

  // Scrolls the list, never the page.
  useEffect(() => {
    const box = list.current
    const line = box?.querySelector<HTMLElement>('[aria-current]')
    if (current < 0 || !box || !line || Date.now() - touched.current < REST_MS) return
    box.scrollTo({ top: line.offsetTop - box.clientHeight / 3 })
  }, [current])

  return { list, current, onTouch }
}
