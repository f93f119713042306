import type { VideoItem } from '@two-pastors/feeds'

export type Film = {
  id: string
  title: string
  tagline: string
  /** As shown: 'December 19, 2025'. */
  releaseDate: string
  /** Played in the dialog, with sound, and silently behind the hero. */
  trailer: VideoItem
  /** Where group tickets are sold. */
  groupTicketsUrl: string
}

export const david: Film = {
  id: 'david',
  title: 'David',
  tagline:
    'In a kingdom ruled by fear, a shepherd boy faces a giant with only faith and courage, awakening a nation and proving true strength lies in trust, not power.',
  releaseDate: 'December 19, 2025',
  trailer: {
    id: 'david-trailer',
    title: 'David',
    image: null,
    rating: 4.5,
    genre: 'Trailer',
    duration: '',
    videoUrl: '/video/david-trailer.mp4',
    description: 'The official trailer of David.',
    sources: [{ url: '/video/david-trailer.mp4', type: 'video/mp4', quality: 'HD' }],
    captions: [{ url: '/video/david-trailer.vtt', language: 'en', kind: 'captions' }],
    releaseDate: '2025-12-19',
  },
  groupTicketsUrl: 'https://www.angel.com/tickets/david',
}
