'use client'
import * as Radix from '@radix-ui/react-toast'
import { cva } from 'class-variance-authority'
import { useSyncExternalStore } from 'react'
import { CloseIcon } from '../icons/icons.tsx'
import { useLabels } from '../labels/labels.tsx'
import { dismissToast, getToasts, subscribeToToasts, type ToastEntry } from './toast-store.ts'

export { dismissToast, type ToastMessage, toast, toastPromise } from './toast-store.ts'

const toastVariants = cva(
  'flex items-start gap-3 rounded-tp-lg border p-4 shadow-tp-card data-[state=closed]:animate-tp-fade-out data-[state=open]:animate-tp-rise data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-[translate] data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x)',
  {
    variants: {
      variant: {
        default: 'border-tp-line bg-tp-raised text-tp-text',
        destructive: 'border-transparent bg-tp-destructive text-tp-on-destructive',
      },
    },
  },
)

/**
 * Once a page: the region named "Notifications", at the bottom end of the screen. Alt+T moves the focus there. It shows the
 * messages of `toast`, six seconds each unless they say otherwise, including those from before it was there.
 *
 * @example toast({ title: 'Message Sent', description: 'We answer within two days.' })
 */
export function Toaster() {
  const { label } = useLabels()
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, getToasts)
  // On a server Radix renders a style attribute, which a strict policy refuses, and there are no toasts to show.
  const inBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  if (!inBrowser) return null
  return (
    <Radix.Provider swipeDirection={outwards(toasts)} duration={6000} label={label('Notification')}>
      {toasts.map((entry) => (
        <Toast key={entry.id} {...entry} />
      ))}
      <Radix.Viewport
        label={label('Notifications')}
        hotkey={['altKey', 'KeyT']}
        // An open dialog hides all but live regions from screen readers. Off, because Radix announces each toast itself.
        aria-live="off"
        data-slot="toaster"
        className="fixed end-0 bottom-0 z-(--tp-z-toast) m-0 flex max-h-dvh w-full max-w-104 list-none flex-col gap-2 p-4 font-tp-text text-base outline-none"
      />
    </Radix.Provider>
  )
}

/** The direction of the screen edge next to the toasts. */
function outwards(toasts: readonly ToastEntry[]) {
  return toasts.length > 0 && getComputedStyle(document.body).direction === 'rtl' ? 'left' : 'right'
}

function Toast({ id, title, description, variant = 'default', action, duration }: ToastEntry) {
  const { label } = useLabels()
  return (
    <Radix.Root
      data-slot="toast"
      className={toastVariants({ variant })}
      // An open dialog sets pointer-events: none on everything outside of it.
      style={{ pointerEvents: 'auto' }}
      {...(duration !== undefined && { duration })}
      onOpenChange={(open) => !open && dismissToast(id)}
    >
      <div data-slot="toast-text" className="min-w-0 flex-1 wrap-anywhere">
        <Radix.Title data-slot="toast-title" className="font-semibold">
          {title}
        </Radix.Title>
        {description && (
          <Radix.Description data-slot="toast-description" className="mt-1 text-sm">
            {description}
          </Radix.Description>
        )}
        {action && (
          <Radix.Action asChild altText={action.label} onClick={action.onClick}>
            <button
              type="button"
              data-slot="toast-action"
              className="mt-2 min-h-9 cursor-pointer rounded-tp-md border border-current px-3 text-sm font-semibold outline-offset-2 outline-current focus-visible:outline-2"
            >
              {action.label}
            </button>
          </Radix.Action>
        )}
      </div>
      <Radix.Close
        data-slot="toast-close"
        aria-label={label('Dismiss')}
        className="-m-2 grid size-9 cursor-pointer place-items-center rounded-tp-md outline-current focus-visible:outline-2 forced-colors:border"
      >
        <CloseIcon className="size-5" />
      </Radix.Close>
    </Radix.Root>
  )
}
