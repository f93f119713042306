const CYRILLIC =
  'а a б b в v г g д d е e ё e ж zh з z и i й i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ъ  ы y ь  э e ю iu я ia і i ї i є ie ґ g'
const GREEK =
  'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o'

const latin = new Map(
  `${CYRILLIC} ${GREEK}`
    .split(/ (?=[а-яёіїєґα-ως] )/u)
    .map((pair): [string, string] => [pair.slice(0, 1), pair.slice(2)]),
)

/**
 * A file name that every server, repository and URL accepts: Latin letters and digits. The CMS would turn `포스터.webp`
 * into `.webp`. A name in a script without Latin letters becomes one that is always the same for the same file.
 */
export function latinFileName(name: string): string {
  const whole = name.normalize('NFC')
  const [, base = whole, extension = ''] = /^(.*?)(\.[a-z\d]+)?$/is.exec(whole) ?? []
  const letters = Array.from(
    base.toLowerCase(),
    (letter) => latin.get(letter) ?? latin.get(letter.normalize('NFD').slice(0, 1)) ?? letter,
  )
    .join('')
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
  // In a name like `포스터 1`, the 1 alone would be the name of many files.
  const isLatin = !/[^\P{L}a-z]/u.test(letters)
  const slug = letters.replace(/[^a-z\d]+/g, '-').replace(/^-+|-+$/g, '')
  if (isLatin && slug === base) return whole
  return `${isLatin && slug ? slug : ['picture', hash(base), slug].filter(Boolean).join('-')}${extension.toLowerCase()}`
}

function hash(text: string): string {
  let sum = 5381
  for (const character of text) sum = (sum * 33 + (character.codePointAt(0) ?? 0)) % 2 ** 32
  return sum.toString(36)
}

/** Renames selected files before the CMS sees them. */
export function renameUploads(): void {
  document.addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'file' || !target.files) return
      const files = [...target.files]
      if (files.every(({ name }) => isPlain(name))) return
      const renamed = new DataTransfer()
      for (const file of files) {
        const { name, type, lastModified } = file
        renamed.items.add(
          isPlain(name) ? file : new File([file], latinFileName(name), { type, lastModified }),
        )
      }
      target.files = renamed.files
    },
    { capture: true },
  )
}

/** The CMS handles these by itself. */
const isPlain = (name: string) => /^[ -~]+$/.test(name)
