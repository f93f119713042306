import type { Scene } from '../core/scene.ts'
import { bannerBlog } from './pages/banner-blog.ts'
import { bannerContact } from './pages/banner-contact.ts'
import { bannerLegal } from './pages/banner-legal.ts'
import { bannerMovies } from './pages/banner-movies.ts'
import { bannerNotFound } from './pages/banner-not-found.ts'
import { bannerNotifications } from './pages/banner-notifications.ts'
import { bannerResources } from './pages/banner-resources.ts'
import { bannerReviews } from './pages/banner-reviews.ts'
import { bannerSearch } from './pages/banner-search.ts'
import { bannerSeries } from './pages/banner-series.ts'
import { bannerSignin } from './pages/banner-signin.ts'
import { blogAction } from './pages/blog-action.ts'
import { blogBiography } from './pages/blog-biography.ts'
import { blogDrama } from './pages/blog-drama.ts'
import { blogFaithFamily } from './pages/blog-faith-family.ts'
import { blogPopcorn } from './pages/blog-popcorn.ts'
import { blogTwoPastors } from './pages/blog-two-pastors.ts'
import { bannerDavidPastors } from './pages/david-pastors.ts'
import { reviewSoundOfFreedom } from './pages/review-sound-of-freedom.ts'
import {
  heroKingOfKingsTall,
  heroKingOfKingsWide,
  heroMercyShipsTall,
  heroMercyShipsWide,
} from './worlds/heroes.ts'
import { reviews } from './worlds/reviews.ts'

const WIDE = { width: 1920, height: 1080 }
const TALL = { width: 1000, height: 1500 }

/** Pictures that fill a landing page's first screen. */
export const heroScenes: readonly { scene: Scene; width: number; height: number }[] = [
  { scene: heroKingOfKingsWide, ...WIDE },
  { scene: heroKingOfKingsTall, ...TALL },
  { scene: heroMercyShipsWide, ...WIDE },
  { scene: heroMercyShipsTall, ...TALL },
  { scene: bannerDavidPastors, width: 1920, height: 900 },
]

export interface PageScene {
  readonly scene: Scene
  readonly shape: 'banner' | 'review' | 'blog'
  readonly folder?: 'reviews' | 'blog'
}

/** Reviews, blog and the banners over pages. */
export const pageScenes: readonly PageScene[] = [
  { scene: reviewSoundOfFreedom, shape: 'review', folder: 'reviews' },
  ...reviews.map((scene): PageScene => ({ scene, shape: 'review', folder: 'reviews' })),
  { scene: blogAction, shape: 'blog', folder: 'blog' },
  { scene: blogBiography, shape: 'blog', folder: 'blog' },
  { scene: blogDrama, shape: 'blog', folder: 'blog' },
  { scene: blogFaithFamily, shape: 'blog', folder: 'blog' },
  { scene: blogPopcorn, shape: 'blog', folder: 'blog' },
  { scene: blogTwoPastors, shape: 'blog', folder: 'blog' },
  { scene: bannerReviews, shape: 'banner' },
  { scene: bannerBlog, shape: 'banner' },
  { scene: bannerNotifications, shape: 'banner' },
  { scene: bannerResources, shape: 'banner' },
  { scene: bannerContact, shape: 'banner' },
  { scene: bannerLegal, shape: 'banner' },
  { scene: bannerMovies, shape: 'banner' },
  { scene: bannerSearch, shape: 'banner' },
  { scene: bannerSeries, shape: 'banner' },
  { scene: bannerSignin, shape: 'banner' },
  { scene: bannerNotFound, shape: 'banner' },
]
