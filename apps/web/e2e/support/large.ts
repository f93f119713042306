/** Feeds and blogs of any size, the same in each run; an entry is about as long as a sample's. */

const WORDS =
  'a shepherd boy sings while the army waits and nobody in the valley believes that morning will come with popcorn grace winter harbour letters from two pastors about family faith film courage'.split(
    ' ',
  )

const words = (seed: number, count: number) =>
  Array.from({ length: count }, (_, index) => WORDS[(seed * 7 + index * index + index) % WORDS.length]).join(
    ' ',
  )

const day = (index: number) => new Date(Date.UTC(2025, 10, 10 - index, 14))

/** The feed service's answer for one feed: titles are `Film {id}-{number}`, counted from 1. */
export function largeFeed(id: number, count: number): string {
  const episodes = Array.from({ length: count }, (_, index) => ({
    id: `${id}-${index + 1}`,
    title: `Film ${id}-${index + 1}`,
    thumbnail: '/media/posters/david.avif',
    releaseDate: day(index).toISOString().slice(0, 10),
    episodeNumber: index + 1,
    shortDescription: words(id + index, 16),
    longDescription: words(id + index, 40),
    tags: [['Drama', 'Family', 'Podcast', 'Animation'][index % 4], 'Faith'],
    content: {
      dateAdded: day(index).toISOString(),
      duration: 60 + index,
      language: 'en',
      videos: [{ url: '/media/clips/ember.mp4', quality: 'HD', videoType: 'MP4' }],
      captions: [{ url: '/media/captions/ember.vtt', language: 'en', captionType: 'CLOSED_CAPTION' }],
    },
  }))
  return JSON.stringify({ series: { id, title: `Feed ${id}`, seasons: [{ episodes }] } })
}

/** An RSS feed with titles `Post {number}`, from 1. */
export function largeBlog(count: number): string {
  const items = Array.from({ length: count }, (_, index) => {
    const paragraphs = [1, 2, 3, 4].map((part) => `<p>${words(index + part, 40)}, <em>it says</em>.</p>`)
    return `<item>
      <title>Post ${index + 1}</title>
      <link>https://blog.example.org/post-${index + 1}</link>
      <pubDate>${day(index).toUTCString()}</pubDate>
      <category>Faith</category><category>Family</category>
      <media:content url="/media/posters/david-wide.avif" medium="image"/>
      <description>${words(index, 20)}</description>
      <content:encoded><![CDATA[<h2>${words(index, 5)}</h2>${paragraphs.join('\n')}]]></content:encoded>
    </item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/">
  <channel><title>A large blog</title>${items.join('\n')}</channel>
</rss>`
}
