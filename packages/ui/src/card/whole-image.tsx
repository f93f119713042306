'use client'
import { type ReactEventHandler, useCallback, useState } from 'react'
import { cn } from '../lib/cn.ts'

/** Up to this difference in aspect ratio, a picture is cropped to fill its frame. */
const TOLERANCE = 0.07

type Shape = 'frame' | 'narrow' | 'flat'

const inset = 'tp:rounded-sm tp:shadow-card tp:ring-1 tp:ring-on-scrim/15'
const shapes = {
  frame: 'tp:size-full tp:object-cover',
  narrow: cn(inset, 'tp:h-[calc(100%-1.5rem)] tp:w-auto'),
  flat: cn(inset, 'tp:h-auto tp:w-[calc(100%-1.5rem)]'),
}

type WholeImageProps = { src: string; onError: ReactEventHandler<HTMLImageElement> }

/** An uncropped picture: on a blurred copy of itself, unless its aspect ratio matches the frame. */
export function WholeImage({ src, onError }: WholeImageProps) {
  const [shape, setShape] = useState<Shape>()
  const look = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth > 0) setShape(shapeOf(image))
  }, [])
  const shared = { src, loading: 'lazy', decoding: 'async' } as const
  return (
    <>
      <span data-slot="card-image-ground" className="tp:absolute tp:inset-0 tp:overflow-clip">
        <img
          {...shared}
          alt=""
          data-slot="card-image-blur"
          className="tp:absolute tp:-inset-10 tp:size-[calc(100%+5rem)] tp:max-w-none tp:object-cover tp:blur-xl tp:brightness-50 tp:saturate-150"
        />
      </span>
      <img
        {...shared}
        alt=""
        // A picture that loaded before hydration fires no load event.
        ref={look}
        data-slot="card-image"
        onLoad={({ currentTarget }) => setShape(shapeOf(currentTarget))}
        onError={onError}
        className={cn(
          // Hidden until its size is known, so that nothing visibly moves.
          'tp:absolute tp:inset-0 tp:m-auto tp:max-w-none tp:transition-[opacity,scale]!',
          shapes[shape ?? 'narrow'],
          !shape && 'tp:opacity-0 tp:noscript:opacity-100',
        )}
      />
    </>
  )
}

function shapeOf({ naturalWidth, naturalHeight, parentElement }: HTMLImageElement): Shape {
  const { clientWidth = 16, clientHeight = 9 } = parentElement ?? {}
  const stretch = naturalWidth / naturalHeight / (clientWidth / clientHeight)
  if (Math.abs(stretch - 1) <= TOLERANCE) return 'frame'
  return stretch < 1 ? 'narrow' : 'flat'
}
