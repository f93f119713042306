/** What the files of this folder hold, as scripts/content checks it. */
export type { Picture } from '../../scripts/content/fields.ts'
export type {
  BlogContent,
  Film,
  HomeRow,
  Legal,
  Pages,
  Resource,
  Review,
  ReviewCard,
} from '../../scripts/content/schemas.ts'
