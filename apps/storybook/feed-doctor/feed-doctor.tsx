import { diagnose, readDocument } from '@two-pastors/feeds/doctor'
import { Button, Field, Input, Select, Textarea } from '@two-pastors/ui'
import { type ChangeEvent, type FormEvent, useMemo, useState } from 'react'
import { DiagnosisView, type Layout } from './diagnosis-view.tsx'

type Given = { text: string; source: string; host?: string }

/** What is wrong with a feed or a blog, and the cards that the site would show of it. */
export function FeedDoctor({ text = '' }: { text?: string }) {
  const [given, setGiven] = useState<Given>({ text, source: 'the text above' })
  const [layout, setLayout] = useState<Layout>('wide')
  const [problem, setProblem] = useState<string>()
  const diagnosis = useMemo(() => diagnose(given.text, given), [given])

  async function read(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const address = String(new FormData(event.currentTarget).get('address'))
    setProblem(undefined)
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(8000) })
      if (!response.ok) throw new Error(`It answers ${response.status}.`)
      const text = readDocument(await response.arrayBuffer(), response.headers.get('content-type'))
      setGiven({ text, source: address, host: new URL(address).origin })
    } catch (error) {
      setProblem(
        `${(error as Error).message} A browser may only read what allows it (CORS): paste the text instead.`,
      )
    }
  }

  async function open({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) {
    const file = files?.[0]
    if (file) setGiven({ text: readDocument(await file.arrayBuffer()), source: file.name })
  }

  return (
    <main className="grid grid-cols-1 gap-8 bg-tp-ground p-6 font-tp-text text-tp-text">
      <header>
        <h1 className="font-tp-display text-3xl">Feed doctor</h1>
        <p className="mt-2 max-w-prose text-tp-muted">
          Give it a feed of videos (JSON) or a blog (RSS or Atom). It says what is wrong, what the site leaves
          out and why, and shows the cards. The same in a terminal:{' '}
          <code>npx @two-pastors/feeds doctor &lt;address&gt;</code>.
        </p>
      </header>
      <form method="post" onSubmit={read} className="flex flex-wrap items-start gap-3">
        <Field label="Address" error={problem} className="grow basis-80">
          <Input type="url" name="address" required placeholder="https://feeds.example.org/api/getfeed/747" />
        </Field>
        <Button type="submit" className="sm:mt-7.5">
          Read it
        </Button>
      </form>
      <div className="grid gap-6 md:grid-cols-2">
        <Field label="Or a file">
          <Input className="py-2.5" type="file" accept=".json,.xml,.rss,.atom" onChange={open} />
        </Field>
        <Field label="Cards of a row that is">
          <Select value={layout} onChange={(event) => setLayout(event.currentTarget.value as Layout)}>
            <option value="wide">wide: podcasts, events</option>
            <option value="portrait">portrait: trailers</option>
            <option value="tall">tall: shorts</option>
          </Select>
        </Field>
      </div>
      <Field label="Or its text">
        <Textarea
          rows={8}
          spellCheck={false}
          className="font-mono text-sm"
          value={given.text}
          onChange={(event) => setGiven({ text: event.currentTarget.value, source: 'the text above' })}
        />
      </Field>
      {given.text.trim() && (
        <DiagnosisView diagnosis={diagnosis} text={given.text} host={given.host} layout={layout} />
      )}
    </main>
  )
}
