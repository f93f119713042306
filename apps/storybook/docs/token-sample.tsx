import { colorOf, contrast, pairs } from '@two-pastors/tooling/contrast'
import type { CSSProperties, ReactNode } from 'react'

/** A token: a sample, its name, its value in this theme, and its contrast with its backgrounds. */
export function TokenSample({ token }: { token: string }) {
  const value = getComputedStyle(document.documentElement).getPropertyValue(`--tp-${token}`).trim()
  return (
    <>
      <Picture token={token} />
      <p className="mt-3 font-mono text-sm font-semibold wrap-anywhere">--tp-{token}</p>
      <p className="mt-0.5 font-mono text-xs leading-5 wrap-anywhere text-tp-muted">{value}</p>
      <Ratios token={token} />
    </>
  )
}

function Picture({ token }: { token: string }) {
  const value = `var(--tp-${token})`
  if (token.startsWith('font-')) {
    return (
      <p className="text-3xl leading-tight text-balance sm:text-4xl" style={{ fontFamily: value }}>
        The light shines in the darkness
        <span className="mt-2 block text-base leading-normal">
          AaBbCc 0123456789 &amp; “quotes” – and a line of running text, as long as a person reads in one
          breath.
        </span>
      </p>
    )
  }
  if (token.startsWith('radius-')) return <Box style={{ borderRadius: value }} />
  if (token.startsWith('shadow-')) return <Box style={{ boxShadow: value }} />
  if (token.startsWith('z-')) return null
  if (token === 'ease')
    return <Runner style={{ transitionTimingFunction: value, transitionDuration: '1s' }} />
  if (token.startsWith('duration-')) return <Runner style={{ transitionDuration: value }} />
  return (
    <div
      className="h-20 rounded-tp-md border border-tp-line forced-color-adjust-none forced-colors:border-[CanvasText]"
      style={{ background: value }}
    />
  )
}

function Box({ style }: { style: CSSProperties }) {
  return (
    <div className="p-2 pb-6">
      <div
        className="h-20 rounded-tp-md border border-tp-line bg-tp-raised forced-color-adjust-none forced-colors:border-[CanvasText]"
        style={style}
      />
    </div>
  )
}

/** A dot that moves to the other end on hover or focus. */
function Runner({ style }: { style: CSSProperties }) {
  return (
    <button
      type="button"
      className="group flex h-12 w-full cursor-pointer items-center rounded-tp-md bg-tp-raised px-2 forced-color-adjust-none outline-tp-focus focus-visible:outline-2"
    >
      <span className="sr-only">Run</span>
      <span
        className="ms-0 size-8 rounded-full bg-tp-accent transition-[margin] group-hover:ms-[calc(100%-2rem)] group-focus:ms-[calc(100%-2rem)]"
        style={style}
      />
    </button>
  )
}

function Ratios({ token }: { token: string }): ReactNode {
  const grounds = pairs.filter(({ foreground }) => foreground === token)
  if (grounds.length === 0) return null
  return (
    <ul className="mt-2 flex flex-wrap gap-1.5 text-xs">
      {grounds.map(({ ground, ratio }) => (
        <li
          key={ground}
          className="rounded-tp-sm border border-tp-line px-2 py-1"
          // Borders and outlines carry no text.
          style={{
            [ratio < 4.5 ? 'borderColor' : 'color']: `var(--tp-${token})`,
            background: `var(--tp-${ground})`,
          }}
        >
          {contrast(colorOf(token), colorOf(ground)).toFixed(1)} on {ground}
        </li>
      ))}
    </ul>
  )
}
