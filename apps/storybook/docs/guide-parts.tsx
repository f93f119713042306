import type { ReactNode } from 'react'
import { pictures } from '../../../packages/ui/src/test/fixtures.ts'

export { pictures }

/** Things below each other, as wide as there is room. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className="grid w-full grid-cols-1 gap-4">{children}</div>
}

type PanelProps = { title?: string; text?: string; children: ReactNode }

/** What opens over a page (a dialog, a menu) as it lies there: an open one would keep the page to itself. */
export function Panel({ title, text, children }: PanelProps) {
  return (
    <div className="grid w-full max-w-sm grid-cols-1 gap-4 rounded-tp-lg border border-tp-line bg-tp-surface p-5 text-base shadow-tp-card">
      {title && (
        <p>
          <strong className="block font-tp-display text-xl font-semibold">{title}</strong>
          {text && <span className="mt-1 block text-tp-muted">{text}</span>}
        </p>
      )}
      {children}
    </div>
  )
}
