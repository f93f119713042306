'use client'
import { type ReactEventHandler, useCallback, useState } from 'react'
import { cn } from '../lib/cn.ts'

/** Up to this difference in aspect ratio, a picture is cropped to fill its frame. */
const TOLERANCE = 0.07

type Shape = 'frame' | 'narrow' | 'flat'

const inset = 'rounded-tp-sm shadow-tp-card ring-1 ring-tp-on-scrim/15'
const shapes = {
  frame: 'size-full object-cover',
  narrow: cn(inset, 'h-[calc(100%-1.5rem)] w-auto'),
  flat: cn(inset, 'h-auto w-[calc(100%-1.5rem)]'),
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
      <span data-slot="card-image-ground" className="absolute inset-0 overflow-clip">
        <img
          {...shared}
          alt=""
          data-slot="card-image-blur"
          className="absolute -inset-10 size-[calc(100%+5rem)] max-w-none object-cover blur-xl brightness-50 saturate-150"
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
          // Hidden until its size is known, so that nothing moves visibly.
          'absolute inset-0 m-auto max-w-none transition-[opacity,scale]!',
          shapes[shape ?? 'narrow'],
          !shape && 'opacity-0 noscript:opacity-100',
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
