import { StrictMode } from 'react'
import { Page } from '../common/page'

export function Site() {
  return (
    <StrictMode>
      <Page />
    </StrictMode>
  )
}
