/** A feed of many episodes, as a feed service answers it. */
export function largeFeed(count: number): string {
  const episodes = Array.from({ length: count }, (_, index) => ({
    id: `episode-${index}`,
    title: `Episode ${index}: What a Shepherd Knows About Giants`,
    thumbnail: `https://img.example.org/episodes/${index}/wide.jpg?width=640`,
    tags: ['Podcast', 'Family'],
    shortDescription: `${'Two pastors, a bucket of popcorn and a question that nobody asked. '.repeat(2)}${index}`,
    releaseDate: '2025-06-01',
    content: {
      dateAdded: '2025-06-01T10:00:00Z',
      duration: 1800 + (index % 600),
      language: 'en',
      videos: [
        { url: `https://cdn.example.org/${index}/master.m3u8`, videoType: 'HLS', quality: 'FHD' },
        { url: `https://cdn.example.org/${index}/720.mp4`, videoType: 'MP4', quality: 'HD' },
      ],
      captions: [{ url: `https://cdn.example.org/${index}/en.vtt`, language: 'en', captionType: 'SUBTITLE' }],
    },
  }))
  return JSON.stringify({ series: { title: 'Podcast', seasons: [{ seasonNumber: 1, episodes }] } })
}

/** An RSS feed of many posts of some 2,500 characters, as WordPress writes them. */
export function largeBlog(count: number): string {
  const paragraph =
    '<p>He counted &ldquo;five&rdquo; stones &amp; took <em>one</em>. <a href="/why">Why</a> carry four more?</p>\n'
  const content = `${paragraph.repeat(12)}<figure><img src="https://img.example.org/stones.jpg" alt="Stones" width="1200" height="675" /></figure>${paragraph.repeat(12)}`
  const items = Array.from(
    { length: count },
    (_, index) => `<item><title>Five Stones &amp; a Giant, part ${index}</title>
      <link>https://blog.example.org/2025/five-stones-${index}</link>
      <pubDate>Mon, 10 Nov 2025 14:${String(index % 60).padStart(2, '0')}:00 +0000</pubDate>
      <category><![CDATA[Faith]]></category><category><![CDATA[Drama]]></category>
      <description><![CDATA[${paragraph.repeat(2)}]]></description>
      <content:encoded><![CDATA[${content}]]></content:encoded>
      <media:content url="https://img.example.org/${index}.jpg" medium="image" /></item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>Blog</title>${items.join('\n')}</channel></rss>`
}
