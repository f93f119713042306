import ridges from '#content/images/footer-ridges.svg'

/**
 * Dusk over three ridges, and two friends who watch it: where the page ends and the footer's night begins. Referenced,
 * not shown as a picture, so that it takes the colours of either theme.
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
