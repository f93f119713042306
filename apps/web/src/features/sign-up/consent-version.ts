/**
 * Identifies the consent wording on the forms. Change it whenever that wording changes, and add it to the backend's
 * `_shared/sign-up/forms.ts`.
 */
export const CONSENT_VERSION = '2026-12'
