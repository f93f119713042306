import ridges from '#content/images/footer-ridges.svg'

/**
 * The drawing above the footer: dusk over three ridges. Embedded with `<use>` rather than `<img>`, so that it takes the
 * colors of the theme.
 */
export function Ridges() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 200"
      preserveAspectRatio="xMidYMax slice"
      className="-mb-px block h-[clamp(6rem,14vw,16rem)] w-full bg-linear-to-b from-tp-ground via-(--dusk-sky) via-35% to-(--dusk-glow) to-80% print:hidden"
    >
      <use href={`${ridges}#ridges`} />
    </svg>
  )
}
