import { Button, PrinterIcon } from '@two-pastors/ui'

/** How long printing waits for pictures. */
const PICTURE_TIMEOUT_MS = 4000

/** Prints the page. Hidden without JavaScript, which it needs. */
export function PrintButton({
  size = 'sm',
  label = 'Print This Page',
}: {
  size?: 'sm' | 'md'
  label?: string
}) {
  return (
    <Button variant="outline" size={size} className="noscript:hidden" onClick={printPage}>
      <PrinterIcon />
      {label}
    </Button>
  )
}

/** Loads lazy pictures first, or those further down would print empty. */
async function printPage() {
  const pictures = [...document.images].filter(({ complete }) => !complete)
  for (const picture of pictures) picture.loading = 'eager'
  const late = new Promise((resolve) => setTimeout(resolve, PICTURE_TIMEOUT_MS))
  await Promise.race([late, Promise.allSettled(pictures.map((picture) => picture.decode()))])
  window.print()
}
