'use client'
import { cva } from 'class-variance-authority'
import { type ComponentProps, useState } from 'react'
import { cn } from '../lib/cn.ts'
import type { WithClassName } from '../lib/with-class-name.ts'

const avatarVariants = cva(
  'tp:relative tp:inline-grid tp:shrink-0 tp:place-items-center tp:overflow-hidden tp:rounded-full tp:bg-raised tp:font-text tp:font-semibold tp:text-text tp:select-none tp:forced-colors:border',
  {
    variants: {
      size: { sm: 'tp:size-8 tp:text-xs', md: 'tp:size-11 tp:text-base', lg: 'tp:size-16 tp:text-xl' },
    },
    defaultVariants: { size: 'md' },
  },
)

export type AvatarProps = Omit<ComponentProps<'span'>, 'children' | 'role'> &
  WithClassName & {
    /** The person's name: the accessible name, and the source of the initials. Empty if the name is shown next to it. */
    name: string
    /** The address of a square picture. Without it, or if it fails to load, the initials show. */
    src?: string | undefined
    /** The initials, if the first letters of the first and last name are wrong. */
    initials?: string | undefined
    /**
     * 32, 44 or 64 px.
     * @default 'md'
     */
    size?: 'sm' | 'md' | 'lg' | undefined
  }

/**
 * A person's picture in a circle, or their initials. Put it beside the name, with `name=""` and `initials`, so that the
 * name isn't read twice: two letters alone tell nobody who it is.
 *
 * @example <Avatar name="Ruth Miller" src="/people/ruth.jpg" />
 */
export function Avatar({ name, src, initials, size, className, ...props }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  const hidden = name === '' && { 'aria-hidden': true as const }
  return (
    <span
      {...props}
      {...(hidden || { role: 'img', 'aria-label': name })}
      data-slot="avatar"
      className={cn(avatarVariants({ size }), className)}
    >
      {src && failed !== src ? (
        <img
          // An image that failed before hydration fires no event, so check its width.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setFailed(src)
          }}
          src={src}
          alt=""
          decoding="async"
          data-slot="avatar-image"
          onError={() => setFailed(src)}
          className="tp:absolute tp:inset-0 tp:size-full tp:object-cover"
        />
      ) : (
        (initials ?? initialsOf(name))
      )}
    </span>
  )
}

/** 'RM' for 'Ruth Anna Miller'. By code point, so that no letter is cut in half. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase()
}
