export { PLAYER_ORIGINS } from './allowed.ts'
export { createSanitizer, type Sanitize, type SanitizeOptions, type WindowLike } from './sanitize.ts'
