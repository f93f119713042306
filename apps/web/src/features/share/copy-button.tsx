import { Button } from '@two-pastors/ui'
import { useState } from 'react'
import { showToast } from '#features/toasts/toast-outlet.tsx'

type CopyButtonProps = {
  text: string
  of: string
  label?: string
  size?: 'sm' | 'md'
  onCopy?: (() => void) | undefined
}

/** Copies a text, and confirms it. */
export function CopyButton({ text, of, label = 'Copy', size = 'sm', onCopy }: CopyButtonProps) {
  const [copied, setCopied] = useState<string>()
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
      onCopy?.()
    } catch {
      void showToast({
        title: 'This browser won’t let us copy',
        description: 'Select the text and copy it by hand.',
      })
    }
  }
  return (
    <Button
      variant="outline"
      size={size}
      onClick={copy}
      aria-label={`${label}: ${of}`}
      className="noscript:hidden print:hidden"
    >
      <span aria-live="polite">{copied === text ? 'Copied' : label}</span>
    </Button>
  )
}
