import { createRoot } from 'react-dom/client'
import { Page } from '../common/page'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(<Page />)
