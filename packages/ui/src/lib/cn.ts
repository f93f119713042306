/**
 * Joins class names; falsy parts are skipped, the caller's `className` goes last.
 * It does not resolve conflicting Tailwind classes (docs/decisions/0003-no-tailwind-merge.md).
 */
export { cx as cn } from 'class-variance-authority'
