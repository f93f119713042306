/**
 * The oldest browsers that the site promises to work in (docs/embedding.md): Chrome and Edge 111, Firefox 115, Safari 16.4. Vite
 * translates the syntax of the build for them (`baseline-widely-available`) and leaves what a browser offers as it is.
 */
export const SYNTAX = 2022

/** What one of them lacks, and how code calls it. Our code and libraries must check for it first. */
export const TOO_NEW: RegExp[] = [
  /\bURL\.parse\(/,
  /\b(?:Map|Object)\.groupBy\(/,
  /\bPromise\.(?:withResolvers|try)\(/,
  /\bArray\.fromAsync\(/,
  /\bAbortSignal\.any\(/,
  /\bRegExp\.escape\(/,
  /\bUint8Array\.from(?:Base64|Hex)\(/,
  /\bIterator\.from\(/,
  /\bMath\.sumPrecise\(/,
  /\bIntl\.DurationFormat\(/,
  /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  /\.(?:setHTMLUnsafe|getHTML|moveBefore)\(/,
]
