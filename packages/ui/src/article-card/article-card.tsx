import { Slot } from '@radix-ui/react-slot'
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react'
import { Badge } from '../badge/badge.tsx'
import { CardImage, type CardPicture } from '../card/card-image.tsx'
import { HyphenatedWords } from '../hyphenated-words/hyphenated-words.tsx'
import { cn } from '../lib/cn.ts'
import type { HeadingTag } from '../lib/heading.ts'
import type { WithClassName } from '../lib/with-class-name.ts'
import { articleStyle } from './article-style.ts'

/** The number of categories a card shows. */
const MAX_CATEGORIES = 3

export type ArticleCardProps = Omit<ComponentProps<'article'>, 'title'> &
  WithClassName & {
    /** The maximum number of lines. */
    title: string
    /** Without a picture, or if it fails to load, the title is shown on a painted background. */
    image: CardPicture
    /**
     * The level of its heading.
     * @default 'h3'
     */
    heading?: HeadingTag
    /** A link to the article without text: the title becomes its text. */
    link?: ReactElement<{ children?: ReactNode }>
    /** The publication date, for machines (ISO 8601) and for people. */
    date?: { iso: string; text: string }
    /**
     * The first three are shown, without duplicates.
     * @default []
     */
    categories?: readonly string[]
    /** The beginning of the text, cut off after four lines. */
    description?: string
    /** One or two links. */
    actions?: ReactNode
  }

/**
 * A review or post in a list: picture, title, date, categories, description and links. It is as wide as its container.
 *
 * @example
 * <ArticleCard
 *   title="David"
 *   image="/david.jpg"
 *   link={<Link to="/reviews/david" />}
 *   actions={<Button variant="link" asChild><Link to="/reviews/david">Read Full Review</Link></Button>}
 * />
 */
export function ArticleCard({
  title,
  image,
  heading: Heading = 'h3',
  link,
  date,
  categories = [],
  description,
  actions,
  className,
  ...props
}: ArticleCardProps) {
  const shown = [...new Set(categories)].slice(0, MAX_CATEGORIES)
  return (
    <article {...props} data-slot="article-card" className={cn(articleStyle.card, className)}>
      <div data-slot="article-card-picture" className={articleStyle.picture}>
        <CardImage src={image} title={title} />
      </div>
      <div data-slot="card-body" className={articleStyle.body}>
        <div data-slot="card-text">
          <Heading
            data-slot="article-card-title"
            className="tp:line-clamp-8 tp:font-display tp:text-xl tp:leading-7 tp:font-semibold tp:text-balance tp:wrap-anywhere tp:text-text tp:@max-[14rem]:hyphens-auto"
          >
            {link ? (
              <Slot
                data-slot="article-card-link"
                className="tp:rounded-sm tp:outline-offset-2 tp:outline-focus tp:hover:underline tp:focus-visible:outline-2"
              >
                {cloneElement(link, undefined, <TitleText title={title} />)}
              </Slot>
            ) : (
              <TitleText title={title} />
            )}
          </Heading>
          {date && (
            <time data-slot="article-card-date" dateTime={date.iso} className={articleStyle.date}>
              {date.text}
            </time>
          )}
          {shown.length > 0 && (
            <div data-slot="article-card-categories" className={articleStyle.categories}>
              {shown.map((category) => (
                <Badge key={category}>{category}</Badge>
              ))}
            </div>
          )}
          {description && (
            <p
              data-slot="article-card-description"
              className="tp:mt-3 tp:line-clamp-4 tp:leading-6 tp:wrap-anywhere tp:text-muted"
            >
              {description}
            </p>
          )}
        </div>
        {actions && (
          <div data-slot="article-card-actions" className={articleStyle.actions}>
            {actions}
          </div>
        )}
      </div>
    </article>
  )
}

/** Up to this many characters before the colon, such as "Review", stay on a line with what follows. */
const SHORT = 7

// A link's underline ends at an inline block, which has to inherit it.
const TITLE_PART = 'tp:inline-block tp:[text-decoration:inherit]'

/** Wraps after the first colon rather than within the parts before and after it, if these fit on a line. */
function TitleText({ title }: { title: string }) {
  const colon = title.indexOf(': ')
  if (colon <= SHORT) return <HyphenatedWords text={title} />
  return (
    <>
      <span data-slot="article-card-title-start" className={TITLE_PART}>
        <HyphenatedWords text={title.slice(0, colon + 1)} />
      </span>{' '}
      <span data-slot="article-card-title-end" className={TITLE_PART}>
        <HyphenatedWords text={title.slice(colon + 2)} />
      </span>
    </>
  )
}
