/** Where the build writes a podcast's feed. */
export const podcastPath = (name: string) => `/podcasts/${name}/feed.xml`
