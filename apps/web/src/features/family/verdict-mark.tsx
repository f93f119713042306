import type { Kind } from './verdict.ts'

const paths: Record<Kind, string> = {
  good: 'm5 12.5 4.5 4.5L19 7.5',
  talk: 'M4 5h16v11H10l-5 4v-4H4z',
  wait: 'M12 5v8M12 17.5v.5',
}

/** A check mark, a speech bubble or an exclamation mark. The words next to it say the same. */
export function VerdictMark({ kind, className }: { kind: Kind; className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`shrink-0 rounded-full border border-current p-0.5 text-tp-gold ${className}`}
    >
      <path
        d={paths[kind]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
