/** Keeps short quoted names, such as “The Prince of Egypt”, on one line. */
export const keepNames = (title: string) =>
  title.replace(/[“"][^“”"]{1,24}[”"]/g, (name) => name.replaceAll(' ', '\u00a0'))
