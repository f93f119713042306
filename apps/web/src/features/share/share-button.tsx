import { Button, cn, ShareIcon } from '@two-pastors/ui'
import { useState } from 'react'
import { part } from '#lib/part.ts'
import type { Shared } from './shared.ts'

const dialog = part(() => import('./share-dialog.tsx'))

type ShareButtonProps = {
  /** What is shared, when the button is pressed. */
  shared: () => Shared | Promise<Shared>
  variant?: 'outline' | 'ghost'
  size?: 'sm' | 'md' | 'lg'
  className?: string
}

/** Opens the ways to share a page. Hidden without JavaScript, which they need. */
export function ShareButton({ shared, variant = 'outline', size = 'sm', className }: ShareButtonProps) {
  const [open, setOpen] = useState<Shared | null>(null)
  const [isFinding, setFinding] = useState(false)
  const { module, failed } = dialog.use(open !== null)

  async function show() {
    setFinding(true)
    try {
      setOpen(await shared())
    } catch (error) {
      console.error('The address to share could not be found', error)
    } finally {
      setFinding(false)
    }
  }
  return (
    <>
      <Button
        variant={variant}
        size={size}
        aria-haspopup="dialog"
        loading={isFinding}
        className={cn('noscript:hidden print:hidden', className)}
        onClick={() => void show()}
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
