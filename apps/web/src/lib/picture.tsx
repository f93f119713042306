import type { ComponentProps } from 'react'

/** The output of vite-imagetools for a picture. */
export type PictureData = {
  /** A srcset for each format, best one first. */
  sources: Record<string, string>
  /** The fallback image, with the size of the largest version in px. */
  img: { src: string; w: number; h: number }
  /** A tiny blurred version, as a data URL. */
  placeholder: string
}

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> & {
  picture: PictureData
  /** The displayed width, as in `<img sizes>`. */
  sizes: string
  /** Set it for the page's LCP image: it loads first, and the styles and the boot script treat it as the page's hero. */
  priority?: boolean
}

/** A responsive picture from the content folder, with a blurred placeholder. Decorative unless it has an `alt`. */
export function Picture({ picture, sizes, priority = false, alt = '', style, ...props }: PictureProps) {
  return (
    <picture className="contents">
      {Object.entries(picture.sources).map(([format, srcSet]) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        {...(priority ? { fetchPriority: 'high', 'data-slot': 'hero-image' } : { loading: 'lazy' })}
        decoding="async"
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

/** Only the placeholder, covering its container: a blurred backdrop without a filter. */
export const PictureBackdrop = ({ picture }: { picture: PictureData }) => (
  <div className="absolute inset-0" style={{ background: `url(${picture.placeholder}) center / cover` }} />
)
