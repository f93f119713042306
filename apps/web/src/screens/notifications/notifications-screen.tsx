import { Head } from '../../components/head.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import page from '../../content/pages/notifications.yaml'
import { NotificationsForm } from './notifications-form.tsx'

export function Screen() {
  return (
    <>
      <Head title="Notifications" description={page.description} picture={page.banner} />
      <PageHeader title={page.title} intro={page.intro} banner={page.banner} centered />
      <div className="mx-auto max-w-(--page-width) px-(--tp-gutter)">
        <ul className="mt-12 grid grid-cols-1 list-none gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {page.benefits.map(({ title, text }) => (
            <li key={title} className="rounded-tp-lg border border-tp-line bg-tp-surface p-6">
              <h2 className="font-tp-display text-xl font-semibold text-tp-gold">{title}</h2>
              <p className="mt-2 text-tp-muted">{text}</p>
            </li>
          ))}
        </ul>
        <NotificationsForm />
        <dl className="mx-auto mt-16 flex max-w-3xl flex-wrap justify-around gap-8 text-center">
          {page.communityStats.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-tp-muted">{label}</dt>
              <dd className="font-tp-display text-5xl font-semibold text-tp-accent">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  )
}
