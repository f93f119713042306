import { Head } from '../../components/head.tsx'
import { benefits, communityStats } from '../../content/notifications.ts'
import { NotificationsForm } from './notifications-form.tsx'

export function Screen() {
  return (
    <div className="mx-auto max-w-(--page-width) px-(--tp-gutter) py-16">
      <Head
        title="Notifications"
        description="Sign up for release news by email or text message: tickets, snacks, early access and prizes."
      />
      <h1 className="text-center font-display text-4xl leading-tight font-semibold text-balance sm:text-6xl">
        Never Miss the Action
      </h1>
      <ul className="mt-12 grid list-none gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {benefits.map(({ title, text }) => (
          <li key={title} className="rounded-lg border border-line bg-surface p-6">
            <h2 className="font-display text-xl font-semibold text-gold">{title}</h2>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <NotificationsForm />
      <dl className="mx-auto mt-16 flex max-w-3xl flex-wrap justify-around gap-8 text-center">
        {communityStats.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-muted">{label}</dt>
            <dd className="font-display text-5xl font-semibold text-accent">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
