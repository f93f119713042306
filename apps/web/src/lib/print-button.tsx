import { Button, PrinterIcon } from '@two-pastors/ui'

/** The longest that paper waits for a picture, in ms. */
const PATIENCE = 4000

/** Prints the page. Without scripts it could not, and is not there. */
export function PrintButton() {
  return (
    <Button variant="secondary" size="sm" className="noscript:hidden" onClick={printPage}>
      <PrinterIcon />
      Print this page
    </Button>
  )
}

/** Pictures that nobody has scrolled to yet are fetched first. */
async function printPage() {
  const pictures = [...document.images].filter(({ complete }) => !complete)
  for (const picture of pictures) picture.loading = 'eager'
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE))
  await Promise.race([late, Promise.allSettled(pictures.map((picture) => picture.decode()))])
  window.print()
}
