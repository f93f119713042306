/** The prerendered link of a video that an event hit: its `data-video` says what to play. */
export const videoLinkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('a[data-video]') : null
