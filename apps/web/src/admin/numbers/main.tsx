import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { NumbersApp } from './numbers-app.tsx'
import './numbers.css'
import '@two-pastors/ui/components.css'

const container = document.getElementById('numbers')
if (!container) throw new Error('No #numbers')
if (matchMedia('(prefers-color-scheme: light)').matches) document.documentElement.dataset.theme = 'light'

createRoot(container).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <NumbersApp />
    </QueryClientProvider>
  </StrictMode>,
)
