/** Where the build puts SVGs: hosts answer them with a policy of their own (headers/headers.ts). */
export const DRAWINGS = 'assets/drawings/'

/** The name that the bundler gives a file that isn't a script. */
export const assetName = ({ names }: { names: string[] }) =>
  `${names.some((name) => /\.svg$/i.test(name)) ? DRAWINGS : 'assets/'}[name]-[hash][extname]`
