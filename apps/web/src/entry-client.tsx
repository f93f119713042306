import { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { preloadScreen } from './lib/screens.tsx'
import { Root } from './root.tsx'
import './styles.css'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no element with the id "root"')

const app = (
  <StrictMode>
    <BrowserRouter>
      <Root queryClient={new QueryClient()} />
    </BrowserRouter>
  </StrictMode>
)

// Hydration must find the screen that the HTML shows, not a Suspense boundary in its place.
await preloadScreen(location.pathname)
if (container.firstElementChild) hydrateRoot(container, app)
else createRoot(container).render(app)
