/** The tag of tests that differ in a parameter: the short run has one of them, `pnpm test:all` has all (docs/tests.md). */
export const inShortRun = (isThis: boolean) => ({ tag: isThis ? [] : ['@all'] })
