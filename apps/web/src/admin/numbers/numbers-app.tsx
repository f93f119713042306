import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Alert, Button, DownloadIcon, Field, Select, Spinner } from '@two-pastors/ui'
import { useState } from 'react'
import site from '#content/site.yaml'
import { saveFile } from '#lib/save-file.ts'
import { toCsv } from './csv.ts'
import { KeyForm } from './key-form.tsx'
import { NumbersView } from './numbers-view.tsx'
import { KeyRefused, type Numbers, readNumbers } from './read-numbers.ts'

const RANGES = [7, 30, 90, 365]

/** The staff's page. The key is only kept in memory: a reload forgets it. */
export function NumbersApp() {
  const [days, setDays] = useState(30)
  const [key, setKey] = useState('')
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [days, key],
    queryFn: ({ signal }) => readNumbers(days, key, signal),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const needsKey = error instanceof KeyRefused
  return (
    <main className="mx-auto grid max-w-6xl grid-cols-1 gap-8 px-5 py-10 sm:px-8">
      <header className="flex flex-wrap items-end justify-between gap-6">
        <div>
          <p className="text-tp-muted">{site.shortName}, for staff</p>
          <h1 className="font-tp-display text-4xl sm:text-5xl">Numbers</h1>
        </div>
        {data && !needsKey && (
          <div className="flex flex-wrap items-end gap-4">
            <Field label="Days" className="w-40">
              <Select value={days} onChange={({ target }) => setDays(Number(target.value))}>
                {RANGES.map((range) => (
                  <option key={range} value={range}>{`Last ${range} days`}</option>
                ))}
              </Select>
            </Field>
            <Button variant="outline" onClick={() => save(data)}>
              <DownloadIcon />
              Download CSV
            </Button>
          </div>
        )}
      </header>
      <p role="status" className="empty:hidden">
        {isFetching && (
          <>
            <Spinner className="me-2 inline-block" />
            <span>Reading the numbers</span>
          </>
        )}
      </p>
      {needsKey && <KeyForm refused={key !== ''} onKey={setKey} />}
      {error && !needsKey && (
        <Alert variant="destructive" title="The numbers could not be read">
          <p>{error.message}</p>
          <Button className="mt-3" variant="outline" size="sm" onClick={() => refetch()}>
            Try again
          </Button>
        </Alert>
      )}
      {data && !needsKey && (
        <>
          <p className="max-w-[70ch] text-tp-muted">
            Counted without cookies, addresses or fingerprints, by days in New York. Robots and visitors who
            asked not to be tracked are left out, so that the true figures are higher. Nobody can tell whether
            two views are of one person.
          </p>
          <NumbersView numbers={data} />
        </>
      )}
    </main>
  )
}

const save = (numbers: Numbers) =>
  saveFile(toCsv(numbers), `numbers-${numbers.from}-${numbers.to}.csv`, 'text/csv;charset=utf-8')
