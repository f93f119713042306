/** Names, contacts and outside links of the ministry. Nothing else in the code repeats them. */
export const site = {
  name: 'Two Pastors, Popcorn and a Movie',
  description:
    'Trailers, podcasts, shorts, reviews and free resources for faith-and-family films: David, King of Kings and The Mercy Ships.',
  phone: { display: '(555) 010-0199', href: 'tel:+15550100199' },
  email: 'hello@twopastorsmovie.example',
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/twopastorspopcornandamovie' },
    { name: 'Instagram', url: 'https://www.instagram.com/twopastorspopcornandamovie' },
    { name: 'YouTube', url: 'https://www.youtube.com/playlist?list=PLtwopastorspopcornandamovie' },
  ],
  builder: { name: 'Lovable', url: 'https://lovable.dev' },
  copyrightYear: 2025,
  verse: {
    text: 'Do not conform to the pattern of this world, but be transformed by the renewing of your mind.',
    reference: 'Romans 12:2',
  },
  mission:
    'We watch movies so that your family can choose well: honest reviews, good conversations, and films that inspire faith, courage and kindness.',
} as const

/** The links of the header and the drawer, in order. */
export const navigation = [
  { to: '/', label: 'Home' },
  { to: '/movies', label: 'Movies' },
  { to: '/series', label: 'Series' },
  { to: '/resources', label: 'Resources' },
  { to: '/blog', label: 'Blog' },
] as const

/** The links of the footer, in order. */
export const footerLinks = [
  { to: '/movies', label: 'Movies' },
  { to: '/series', label: 'Series' },
  { to: '/resources', label: 'Resources' },
  { to: '/blog', label: 'Blog' },
  { to: '/contact', label: 'Contact' },
  { to: '/privacy-policy', label: 'Privacy Policy' },
  { to: '/terms-of-service', label: 'Terms of Service' },
] as const
