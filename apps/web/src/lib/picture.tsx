import type { ComponentProps } from 'react'

/** What vite-imagetools makes of a picture. */
export type PictureData = {
  /** A srcset for each format, best first. */
  sources: Record<string, string>
  /** The fallback, and the size of the largest version in px. */
  img: { src: string; w: number; h: number }
  /** The same picture, very small and blurred, as a data URL. */
  placeholder: string
}

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
