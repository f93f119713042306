import { Page } from '../common/page'
import { OurUtilities } from './our-utilities'

export function Site() {
  return (
    <>
      <Page />
      <OurUtilities />
    </>
  )
}
