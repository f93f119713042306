import { memo } from 'react'
import announcement from '#content/announcement.yaml'
import { NewTabLink } from '#lib/new-tab-link.tsx'
import { useNow } from '#lib/now.tsx'
import { PageLink } from '#lib/page-link.tsx'

const style = 'font-semibold underline underline-offset-4 outline-tp-focus focus-visible:outline-2'

/** The staff's announcement above every page, on its days. Memoized: opening a video doesn't render it again. */
export const Announcement = memo(({ pathname }: { pathname: string }) => {
  const now = useNow()
  if (!announcement || now < announcement.from || now >= announcement.until) return null
  const { text, to } = announcement
  return (
    <p
      data-slot="announcement"
      className="bg-tp-accent px-(--tp-gutter) py-2.5 text-center text-balance text-tp-on-accent print:hidden"
    >
      {to === undefined || to === pathname ? (
        <span>{text}</span>
      ) : to.startsWith('/') ? (
        <PageLink to={to} className={style}>
          {text}
        </PageLink>
      ) : (
        <NewTabLink href={to} className={style}>
          {text}
        </NewTabLink>
      )}
    </p>
  )
})
