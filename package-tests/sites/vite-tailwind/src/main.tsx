import { hydrateRoot } from 'react-dom/client'
import { Site } from './site'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
hydrateRoot(root, <Site />)
