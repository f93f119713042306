import { createRoot } from 'react-dom/client'
import './site.css'
import '@/components/two-pastors/styles/source.css'
import '@/components/two-pastors/themes/harbor.css'
import '@/components/two-pastors/video-player/video-player.css'
import { Page } from '../common/page'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(<Page />)
