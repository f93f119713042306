import { Button } from '@two-pastors/ui'

/** In place of a verdict that could not be loaded or worked out. */
export const NoVerdict = ({ onRetry }: { onRetry: () => void }) => (
  <p role="alert">
    We couldn’t check this for your family.{' '}
    <Button variant="link" size="sm" onClick={onRetry}>
      Try again
    </Button>
  </p>
)
