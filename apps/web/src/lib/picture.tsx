import type { ComponentProps } from 'react'
import type { Picture as PictureData } from '#content/schemas/schemas.ts'

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> & {
  picture: PictureData
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string
  /** The picture that a first view waits for: it comes before everything else. */
  priority?: boolean
}

/** A picture of the content folder, in the best format and size for the screen. Decorative unless it has an `alt`; blurred
 * until it has come. */
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
        style={{ ...style, background: `url(${picture.placeholder}) center / cover` }}
      />
    </picture>
  )
}
