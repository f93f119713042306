import { parseFeed } from '@two-pastors/feeds'
import { Button, buttonVariants, Carousel, Field, Input, MediaCard } from '@two-pastors/ui'
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from '@two-pastors/ui/dialog'
import { Toaster, toast } from '@two-pastors/ui/toaster'
import { VideoDialog } from '@two-pastors/ui/video-dialog'
import { createElement as h, useState } from 'react'
import { createRoot } from 'react-dom/client'

const { items: films } = parseFeed(await fetch('/feed.json').then((response) => response.json()), { host: '' })

function FilmRow() {
  const [film, setFilm] = useState(films[0])
  const [open, setOpen] = useState(false)

  function play(chosen) {
    setFilm(chosen)
    setOpen(true)
  }

  return [
    h(
      Carousel,
      { key: 'row', heading: 'Our films', id: 'films' },
      films.map((item) =>
        h(MediaCard, {
          key: item.id,
          title: item.title,
          image: item.image,
          duration: item.duration,
          action: h('button', { type: 'button', onClick: () => play(item) }),
        }),
      ),
    ),
    h(VideoDialog, {
      key: 'film',
      open,
      onOpenChange: setOpen,
      title: film.title,
      sources: film.sources,
    }),
  ]
}

function VisitDialog() {
  return h(
    Dialog,
    null,
    h(DialogTrigger, { asChild: true }, h(Button, { id: 'visit' }, 'Plan a visit')),
    h(DialogContent, null, h(DialogTitle, null, 'Plan a visit'), 'The pier opens at seven.'),
  )
}

function SignUp() {
  function thank(event) {
    event.preventDefault()
    toast({ title: 'Thank you', description: 'The next letter is yours.' })
  }

  return h(
    'form',
    { 'aria-label': 'Newsletter', onSubmit: thank },
    h(Field, { label: 'Email' }, h(Input, { type: 'email', name: 'email', required: true })),
    h(Button, { type: 'submit' }, 'Sign up'),
  )
}

createRoot(document.getElementById('root')).render(
  h(
    'main',
    null,
    h('h1', null, 'Harbor Light Films'),
    h('a', { id: 'give', className: buttonVariants({ variant: 'outline' }), href: '#sign-up' }, 'Give'),
    h(FilmRow),
    h(VisitDialog),
    h(SignUp),
    h(Toaster),
  ),
)
