/** What subscribers get, on /notifications. */
export const benefits = [
  {
    title: 'Exclusive Tickets',
    text: 'First pick of premiere seats and group offers before they go on public sale.',
  },
  { title: 'Free Snacks', text: 'Popcorn vouchers from our sponsors, drawn among subscribers every month.' },
  { title: 'Early Access', text: 'Trailers, podcasts and red carpet moments a day before everyone else.' },
  { title: 'Special Prizes', text: 'Signed posters, study guides and books for your family or your church.' },
]

export const communityStats = [
  { value: '832', label: 'Subscribers' },
  { value: '45', label: 'Give Aways' },
  { value: '100%', label: 'Fun Without Spam' },
]
