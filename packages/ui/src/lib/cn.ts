/**
 * Joins class names; falsy parts are skipped. It resolves no conflicts: a class of the host's wins by its layer
 * (docs/decisions/0037-one-rule-for-classes.md), and ours don't conflict.
 */
export { cx as cn } from 'class-variance-authority'
