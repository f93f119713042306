export { createSanitizer, type Sanitize, type SanitizeOptions, type WindowLike } from './sanitize.ts'
