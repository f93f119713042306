'use client'
import * as Radix from '@radix-ui/react-toast'
import { cva } from 'class-variance-authority'
import { useSyncExternalStore } from 'react'
import { CloseIcon } from '../icons/icons.tsx'
import { useLabels } from '../labels/labels.tsx'
import { dismissToast, getToasts, subscribeToToasts, type ToastEntry } from './toast-store.ts'

export { dismissToast, type ToastMessage, toast, toastPromise } from './toast-store.ts'

const toastVariants = cva(
  'tp:flex tp:items-start tp:gap-3 tp:rounded-lg tp:border tp:p-4 tp:shadow-card tp:data-[state=closed]:animate-fade-out tp:data-[state=open]:animate-rise tp:data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) tp:data-[swipe=cancel]:translate-x-0 tp:data-[swipe=cancel]:transition-[translate] tp:data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x)',
  {
    variants: {
      variant: {
        default: 'tp:border-line tp:bg-raised tp:text-text',
        destructive: 'tp:border-transparent tp:bg-destructive tp:text-on-destructive',
      },
    },
  },
)

/**
 * Render it once per page: the region named "Notifications", in the bottom corner on the inline-end side. Alt+T moves
 * the focus there. It shows the messages of `toast`, six seconds each unless they say otherwise, including those from
 * before it rendered. For what has been done, in a few words. A problem with a field belongs in the `error` of its
 * Field: a toast is gone before anybody has found the field.
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
        className="tp:fixed tp:end-0 tp:bottom-0 tp:z-(--tp-z-toast) tp:m-0 tp:flex tp:max-h-dvh tp:w-full tp:max-w-104 tp:list-none tp:flex-col tp:gap-2 tp:p-4 tp:font-text tp:text-base tp:outline-none"
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
      <div data-slot="toast-text" className="tp:min-w-0 tp:flex-1 tp:wrap-anywhere">
        <Radix.Title data-slot="toast-title" className="tp:font-semibold">
          {title}
        </Radix.Title>
        {description && (
          <Radix.Description data-slot="toast-description" className="tp:mt-1 tp:text-sm">
            {description}
          </Radix.Description>
        )}
        {action && (
          <Radix.Action asChild altText={action.label} onClick={action.onClick}>
            <button
              type="button"
              data-slot="toast-action"
              className="tp:mt-2 tp:min-h-9 tp:cursor-pointer tp:rounded-md tp:border tp:border-current tp:px-3 tp:text-sm tp:font-semibold tp:outline-offset-2 tp:outline-current tp:focus-visible:outline-2"
            >
              {action.label}
            </button>
          </Radix.Action>
        )}
      </div>
      <Radix.Close
        data-slot="toast-close"
        aria-label={label('Dismiss')}
        className="tp:-m-2 tp:grid tp:size-9 tp:cursor-pointer tp:place-items-center tp:rounded-md tp:outline-current tp:focus-visible:outline-2 tp:forced-colors:border"
      >
        <CloseIcon className="tp:size-5" />
      </Radix.Close>
    </Radix.Root>
  )
}
