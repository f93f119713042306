declare module '*config/site.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'config/site'>
  export default content
}

declare module '*content/blog.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/blog'>
  export default content
}

declare module '*content/chapters.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/chapters'>
  export default content
}

declare module '*content/family-guide.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/family-guide'>
  export default content
}

declare module '*content/films/a-cowgirls-song.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/films/*'>
  export default content
}
declare module '*content/films/a-cowgirls-song.yaml?guide' {
  const content: import('./schemas/schemas.ts').Guide | null
  export default content
}
declare module '*content/films/a-cowgirls-song.yaml?details' {
  const content: import('./schemas/schemas.ts').FilmDetails | null
  export default content
}

declare module '*content/films/david.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/films/*'>
  export default content
}
declare module '*content/films/david.yaml?guide' {
  const content: import('./schemas/schemas.ts').Guide | null
  export default content
}
declare module '*content/films/david.yaml?details' {
  const content: import('./schemas/schemas.ts').FilmDetails | null
  export default content
}

declare module '*content/films/king-of-kings.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/films/*'>
  export default content
}
declare module '*content/films/king-of-kings.yaml?guide' {
  const content: import('./schemas/schemas.ts').Guide | null
  export default content
}
declare module '*content/films/king-of-kings.yaml?details' {
  const content: import('./schemas/schemas.ts').FilmDetails | null
  export default content
}

declare module '*content/films/the-luckiest-man-on-earth.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/films/*'>
  export default content
}
declare module '*content/films/the-luckiest-man-on-earth.yaml?guide' {
  const content: import('./schemas/schemas.ts').Guide | null
  export default content
}
declare module '*content/films/the-luckiest-man-on-earth.yaml?details' {
  const content: import('./schemas/schemas.ts').FilmDetails | null
  export default content
}

declare module '*content/films/the-mercy-ships.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/films/*'>
  export default content
}
declare module '*content/films/the-mercy-ships.yaml?guide' {
  const content: import('./schemas/schemas.ts').Guide | null
  export default content
}
declare module '*content/films/the-mercy-ships.yaml?details' {
  const content: import('./schemas/schemas.ts').FilmDetails | null
  export default content
}

declare module '*content/home-rows.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/home-rows'>
  export default content
}

declare module '*content/kits/david.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/kits/*'>
  export default content
}

declare module '*content/kits/king-of-kings.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/kits/*'>
  export default content
}

declare module '*content/kits/the-mercy-ships.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/kits/*'>
  export default content
}

declare module '*content/legal/privacy-policy.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/legal/*'>
  export default content
}

declare module '*content/legal/terms-of-service.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/legal/*'>
  export default content
}

declare module '*content/moments.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/moments'>
  export default content
}

declare module '*content/pages/after.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/pages/after'>
  export default content
}

declare module '*content/pages/blog.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/pages/blog'>
  export default content
}

declare module '*content/pages/contact.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/pages/contact'>
  export default content
}

declare module '*content/pages/david-pastors.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/pages/david-pastors'>
  export default content
}

declare module '*content/pages/david.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/pages/david'>
  export default content
}

declare module '*content/pages/family.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/pages/family'>
  export default content
}

declare module '*content/pages/king-of-kings.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/pages/king-of-kings'>
  export default content
}

declare module '*content/pages/mercy-ships.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/pages/mercy-ships'>
  export default content
}

declare module '*content/pages/movies.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/pages/movies'>
  export default content
}

declare module '*content/pages/notifications.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/pages/notifications'>
  export default content
}

declare module '*content/pages/pastors.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/pages/pastors'>
  export default content
}

declare module '*content/pages/plan.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/pages/plan'>
  export default content
}

declare module '*content/pages/resources.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/pages/resources'>
  export default content
}

declare module '*content/pages/reviews.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/pages/reviews'>
  export default content
}

declare module '*content/pages/search.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/pages/search'>
  export default content
}

declare module '*content/pages/series.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/pages/series'>
  export default content
}

declare module '*content/pages/signin.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/pages/signin'>
  export default content
}

declare module '*content/pastors/pat-placeholder.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/pastors/*'>
  export default content
}

declare module '*content/pastors/sam-sample.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/pastors/*'>
  export default content
}

declare module '*content/plan.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/plan'>
  export default content
}

declare module '*content/podcasts.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/podcasts'>
  export default content
}

declare module '*content/resources.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/resources'>
  export default content
}

declare module '*content/reviews/chariots-of-fire-review.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/reviews/*'>
  export default content
}

declare module '*content/reviews/courageous-review.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/reviews/*'>
  export default content
}

declare module '*content/reviews/finding-nemo-review.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/reviews/*'>
  export default content
}

declare module '*content/reviews/hacksaw-ridge-review.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/reviews/*'>
  export default content
}

declare module '*content/reviews/i-can-only-imagine-review.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/reviews/*'>
  export default content
}

declare module '*content/reviews/its-a-wonderful-life-review.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/reviews/*'>
  export default content
}

declare module '*content/reviews/jesus-revolution-review.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/reviews/*'>
  export default content
}

declare module '*content/reviews/old-yeller-review.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/reviews/*'>
  export default content
}

declare module '*content/reviews/paddington-2-review.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/reviews/*'>
  export default content
}

declare module '*content/reviews/sound-of-freedom-review.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/reviews/*'>
  export default content
}

declare module '*content/reviews/the-chosen-season-4-review.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/reviews/*'>
  export default content
}

declare module '*content/reviews/the-lion-the-witch-and-the-wardrobe-review.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/reviews/*'>
  export default content
}

declare module '*content/reviews/the-nativity-story-review.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/reviews/*'>
  export default content
}

declare module '*content/reviews/the-prince-of-egypt-review.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/reviews/*'>
  export default content
}

declare module '*content/reviews/the-sound-of-music-review.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/reviews/*'>
  export default content
}

declare module '*content/reviews/up-review.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/reviews/*'>
  export default content
}

declare module '*content/search.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/search'>
  export default content
}

declare module '*content/sponsors.yaml' {
  const content: import('./schemas/schemas.ts').Imported<'content/sponsors'>
  export default content
}
