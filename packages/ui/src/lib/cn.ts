/**
 * Joins class names; falsy parts are skipped. It does not resolve conflicts: host classes win because of their cascade layer
 * (docs/decisions/0037-one-rule-for-classes.md), and ours never conflict.
 */
export { cx as cn } from 'class-variance-authority'
