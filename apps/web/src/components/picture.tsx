import type { ComponentProps, CSSProperties } from 'react'
import type { Picture as PictureData } from '../content/types.ts'

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> & {
  picture: PictureData
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string
  /** The picture that a first view waits for: it comes before everything else. */
  priority?: boolean
}

/** A picture of the content folder, in the best format and size for the screen. Decorative unless it has an `alt`. */
export function Picture({ picture, sizes, priority = false, alt = '', style, ...props }: PictureProps) {
  return (
    <picture className="contents">
      {Object.entries(picture.sources).map(([format, srcSet]) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        {...props}
        src={picture.img.src}
        width={picture.img.w}
        height={picture.img.h}
        alt={alt}
        style={{ ...style, ...blurred(picture) }}
      />
    </picture>
  )
}

/** What stands where a picture will be. */
export const blurred = ({ placeholder }: PictureData): CSSProperties => ({
  background: `url(${placeholder}) center / cover`,
})
