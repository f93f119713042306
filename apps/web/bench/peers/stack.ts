import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createElement as h } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter, Link } from 'react-router-dom'
import { Cards, type Row } from './page.ts'

/** The libraries of the site, used plainly: one root, a link of the router in each card, a query for each row. */
const rows: Row[] = JSON.parse(document.getElementById('data')?.textContent ?? '[]')

function QueriedRow({ row }: { row: Row }) {
  const { data } = useQuery({ queryKey: [row.heading], queryFn: () => row, initialData: row })
  return h(Cards, { ...data, link: Link })
}

const container = document.getElementById('rows')
if (container)
  hydrateRoot(
    container,
    h(
      QueryClientProvider,
      { client: new QueryClient() },
      h(BrowserRouter, null, ...rows.map((row) => h(QueriedRow, { row, key: row.heading }))),
    ),
  )
