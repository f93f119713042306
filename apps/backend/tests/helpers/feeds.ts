/** A feed with `count` items, as a file's text. */
export function feedText(count: number): string {
  const episodes = Array.from({ length: count }, (_, index) => ({
    id: `item-${index}`,
    title: `Item ${index}`,
    content: { duration: 60, videos: [{ url: 'https://video.example.org/a.mp4', videoType: 'MP4' }] },
  }))
  return JSON.stringify({ series: { seasons: [{ episodes }] } })
}

/** All six feeds, one item each. */
export const sixFeeds = Object.fromEntries(
  ['747', '748', '749', '750', '751', '752'].map((id) => [`${id}.json`, feedText(1)]),
)
