import { CONTACTS, NeedsScript } from '#features/forms/needs-script.tsx'

/** What works instead of a sign-up form without JavaScript. */
export const SignUpNeedsScript = () => (
  <NeedsScript
    text={`Signing up here needs JavaScript, which is turned off. Please ${CONTACTS} instead, and we will sign you up.`}
  />
)
