export {
  Accordion,
  AccordionItem,
  type AccordionItemProps,
  type AccordionProps,
} from './accordion/accordion.tsx'
export { Alert, type AlertProps } from './alert/alert.tsx'
export { ArticleCard, type ArticleCardProps } from './article-card/article-card.tsx'
export { ArticleCardSkeleton } from './article-card/article-card-skeleton.tsx'
export { Avatar, type AvatarProps } from './avatar/avatar.tsx'
export { Badge, type BadgeProps, badgeVariants } from './badge/badge.tsx'
export { Banner, type BannerProps } from './banner/banner.tsx'
export {
  Breadcrumb,
  BreadcrumbItem,
  type BreadcrumbItemProps,
  type BreadcrumbProps,
} from './breadcrumb/breadcrumb.tsx'
export { Button, type ButtonProps } from './button/button.tsx'
export { buttonVariants } from './button/button-variants.ts'
export {
  Card,
  CardDescription,
  CardFooter,
  type CardProps,
  CardTitle,
  type CardTitleProps,
} from './card/card.tsx'
export type { CardPicture } from './card/card-image.tsx'
export type { MediaLayout } from './card/layouts.ts'
export { MediaCard, type MediaCardProps } from './card/media-card.tsx'
export { Carousel, type CarouselProps } from './carousel/carousel.tsx'
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.tsx'
export { AgeBadge, type AgeBadgeProps } from './content-guide/age-badge.tsx'
export { ContentGuide, type ContentGuideProps, type GuideScale } from './content-guide/content-guide.tsx'
export { LevelScale, type LevelScaleProps } from './content-guide/level-scale.tsx'
export { Countdown, type CountdownProps } from './countdown/countdown.tsx'
export type { CountdownUnit } from './countdown/remaining.ts'
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.tsx'
export { Field, type FieldProps } from './field/field.tsx'
export { Footer, FooterGroup, type FooterGroupProps, type FooterProps } from './footer/footer.tsx'
export { Grid, type GridProps } from './grid/grid.tsx'
export { Header, type HeaderProps } from './header/header.tsx'
export { HyphenatedWords, type HyphenatedWordsProps } from './hyphenated-words/hyphenated-words.tsx'
export * from './icons/icons.tsx'
export { Input, type InputProps } from './input/input.tsx'
export { Label, type LabelProps } from './label/label.tsx'
export type { Labels, LabelText, Language } from './labels/label-text.ts'
export { LabelsProvider, type LabelsProviderProps } from './labels/labels.tsx'
export { cn } from './lib/cn.ts'
export type { HeadingTag } from './lib/heading.ts'
export { useGrowingCount } from './lib/use-growing-count.ts'
export { LoadMore, type LoadMoreProps } from './load-more/load-more.tsx'
export {
  NavigationMenu,
  NavigationMenuGroup,
  type NavigationMenuGroupProps,
  NavigationMenuLink,
  type NavigationMenuLinkProps,
  type NavigationMenuProps,
} from './navigation-menu/navigation-menu.tsx'
export { Pagination, type PaginationProps } from './pagination/pagination.tsx'
export { PasswordInput, type PasswordInputProps } from './password-input/password-input.tsx'
export { PictureHero, type PictureHeroProps } from './picture-hero/picture-hero.tsx'
export { PosterCard, type PosterCardProps } from './poster-card/poster-card.tsx'
export { Progress, type ProgressProps } from './progress/progress.tsx'
export { Prose, type ProseProps } from './prose/prose.tsx'
export {
  RadioGroup,
  RadioGroupItem,
  type RadioGroupItemProps,
  type RadioGroupProps,
} from './radio-group/radio-group.tsx'
export { RatingStars, type RatingStarsProps } from './rating-stars/rating-stars.tsx'
export { SectionHeading } from './section-heading/section-heading.tsx'
export { Select, type SelectProps } from './select/select.tsx'
export { SkeletonCard, type SkeletonCardProps } from './skeleton-card/skeleton-card.tsx'
export { Spinner } from './spinner/spinner.tsx'
export { Switch, type SwitchProps } from './switch/switch.tsx'
export {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  type TableProps,
  TableRow,
} from './table/table.tsx'
export { Textarea, type TextareaProps } from './textarea/textarea.tsx'
