import { Countdown } from '@two-pastors/ui'
import { createRoot } from 'react-dom/client'
import { Page } from '../common/page'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <>
    <Countdown to={new Date('2030-12-25T19:00:00-05:00')} />
    <Page />
  </>,
)
