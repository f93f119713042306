export type Shade = 'start' | 'bottom' | 'banner' | 'veil' | 'none'

const fill = 'tp:absolute tp:inset-0 tp:-z-10'

/**
 * For pictures that are dark or medium where the words are. Below 1024 px the words bring the shade of `start` and `bottom`.
 */
const shades: Record<Shade, string[]> = {
  start: [
    `${fill} tp:bg-linear-to-t tp:from-scrim tp:via-scrim/15 tp:to-transparent tp:max-lg:via-scrim/10 tp:lg:via-28%`,
    `${fill} tp:bg-linear-to-r tp:from-scrim/85 tp:via-scrim/45 tp:via-35% tp:to-transparent tp:to-65% tp:max-lg:hidden tp:rtl:bg-linear-to-l`,
  ],
  bottom: [`${fill} tp:bg-linear-to-t tp:from-scrim tp:via-scrim/40 tp:to-transparent tp:max-lg:hidden`],
  banner: [
    'tp:absolute tp:inset-x-0 tp:top-0 tp:-z-10 tp:h-[calc(var(--tp-hero-picture-top,0px)+var(--tp-hero-picture,72vw)+0.5vw)] tp:bg-linear-to-t tp:from-scrim tp:via-scrim/45 tp:to-transparent tp:max-lg:from-4% tp:max-lg:via-scrim/10 tp:max-lg:via-24% tp:lg:via-scrim/10 tp:lg:via-30% tp:md:h-[calc(var(--tp-hero-picture-top,0px)+var(--tp-hero-picture,44vw)+0.5vw)] tp:lg:h-full',
    `${fill} tp:bg-linear-to-r tp:from-scrim/85 tp:via-scrim/65 tp:via-35% tp:to-transparent tp:to-60% tp:max-lg:hidden tp:rtl:bg-linear-to-l`,
  ],
  veil: [`${fill} tp:bg-linear-to-t tp:from-scrim tp:to-scrim/55`],
  none: [],
}

type PictureShadeProps = { shade: Shade; top: boolean; align: 'start' | 'center' }

/** The gradients between a picture and the words on top of it. */
export function PictureShade({ shade, top, align }: PictureShadeProps) {
  const layers = align === 'center' && shade !== 'none' ? shades[shade].slice(0, 1) : shades[shade]
  return (
    <>
      {top && (
        <div
          data-slot="picture-shade"
          className="tp:absolute tp:inset-x-0 tp:top-0 tp:-z-10 tp:h-40 tp:bg-linear-to-b tp:from-scrim/85 tp:via-scrim/55 tp:to-transparent tp:max-md:h-28"
        />
      )}
      {layers.map((layer) => (
        <div key={layer} data-slot="picture-shade" className={layer} />
      ))}
    </>
  )
}
