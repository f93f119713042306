import { Button, cn, ShareIcon } from '@two-pastors/ui'
import { useState } from 'react'
import { part } from '#lib/part.ts'
import type { Shared } from './shared.ts'

const dialog = part(() => import('./share-dialog.tsx'))

type ShareButtonProps = {
  /** What to share, determined when the button is clicked. */
  shared: () => Shared
  /** The parts that take longer. They are added to the open dialog. */
  findMore?: () => Promise<Partial<Shared> | undefined>
  variant?: 'outline' | 'ghost'
  size?: 'sm' | 'md' | 'lg'
  className?: string
}

/** Opens the sharing options of a page. Hidden without JavaScript, which they need. */
export function ShareButton({
  shared,
  findMore,
  variant = 'outline',
  size = 'sm',
  className,
}: ShareButtonProps) {
  const [open, setOpen] = useState<Shared | null>(null)
  const { module, failed } = dialog.use(open !== null)

  function show() {
    const first = shared()
    setOpen(first)
    findMore?.().then(
      // Unless it has been closed in the meantime.
      (more) => setOpen((now) => (now === first ? { ...first, ...more } : now)),
      (error: unknown) => console.error('All that can be shared could not be found', error),
    )
  }
  return (
    <>
      <Button
        variant={variant}
        size={size}
        aria-haspopup="dialog"
        className={cn('noscript:hidden print:hidden', className)}
        onClick={show}
        onPointerEnter={dialog.preload}
        onFocus={dialog.preload}
      >
        <ShareIcon />
        Share
      </Button>
      {failed && (
        <p role="alert" className="text-sm">
          Sharing could not be loaded. Check your connection and try again.
        </p>
      )}
      {open && module && <module.ShareDialog shared={open} onClose={() => setOpen(null)} />}
    </>
  )
}
