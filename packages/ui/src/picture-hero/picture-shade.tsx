export type Shade = 'start' | 'bottom' | 'banner' | 'veil' | 'none'

const fill = 'absolute inset-0 -z-10'

/** For pictures that are dark or of a middle tone where the words stand. On phones the words bring the shade of `start` and `bottom`. */
const shades: Record<Shade, string[]> = {
  start: [
    `${fill} bg-linear-to-t from-tp-scrim via-tp-scrim/15 to-transparent max-md:via-tp-scrim/10`,
    `${fill} bg-linear-to-r from-tp-scrim/85 via-tp-scrim/65 via-50% to-transparent to-90% max-md:hidden lg:via-tp-scrim/40 lg:via-35% lg:to-65% rtl:bg-linear-to-l`,
  ],
  bottom: [`${fill} bg-linear-to-t from-tp-scrim via-tp-scrim/40 to-transparent max-md:hidden`],
  banner: [
    'absolute inset-x-0 top-0 -z-10 h-[calc(var(--tp-hero-picture,72vw)+0.5vw)] bg-linear-to-t from-tp-scrim via-tp-scrim/45 to-transparent max-md:via-tp-scrim/10 md:h-full',
    `${fill} bg-linear-to-r from-tp-scrim/80 to-transparent to-70% max-md:hidden rtl:bg-linear-to-l`,
  ],
  veil: [`${fill} bg-linear-to-t from-tp-scrim to-tp-scrim/55`],
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
          className="absolute inset-x-0 top-0 -z-10 h-40 bg-linear-to-b from-tp-scrim/80 via-tp-scrim/50 to-transparent"
        />
      )}
      {layers.map((layer) => (
        <div key={layer} data-slot="picture-shade" className={layer} />
      ))}
    </>
  )
}
