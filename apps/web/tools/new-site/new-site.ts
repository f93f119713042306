import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { slugify } from '@two-pastors/feeds'
import { parse, stringify } from 'yaml'
import { changeYaml } from '../../editor/text/change-yaml.ts'
import { folder } from '../../model/folder.ts'
import { HOUSE_COLORS } from '../../model/theme-css.ts'
import { writePictures } from './pictures.ts'
import { type Answers, pagesOf } from './texts.ts'

/** Texts that suit any ministry, taken over as they are. They name it by {name} and {email}. */
const SHARED = ['family-guide', 'film-page', 'kit', 'plan']

/**
 * Writes the content of another ministry's site into `to`, which must be new or empty.
 * @throws Error with one line that says what to change
 */
export async function writeNewSite(to: string, answers: Answers): Promise<void> {
  await mkdir(to, { recursive: true })
  if ((await readdir(to)).length > 0) throw new Error(`${to} is not empty: name a new folder`)
  const film = slugify(answers.film)
  for (const [file, value] of Object.entries({ ...listsOf(answers), ...pagesOf(answers) })) {
    await write(join(to, `${file}.yaml`), yaml(value))
  }
  await write(join(to, `films/${film}.yaml`), yaml(filmOf(answers, film)))
  for (const name of SHARED) {
    const text = await readFile(join(folder.content, `${name}.yaml`), 'utf8')
    const suited = answers.phone ? text : text.replaceAll(' or call {phone}', '')
    await write(join(to, `${name}.yaml`), name === 'kit' ? inColors(suited, answers) : suited)
  }
  await writePictures(to, answers, film)
}

/** A kit in the colors of the site. Text in the accent is darkened where it is on paper. */
const inColors = (kit: string, { accent }: Answers) =>
  changeYaml(kit, { ...parse(kit), colors: { ground: HOUSE_COLORS.ground, accent, ink: accent } })

const yaml = (value: unknown) => stringify(value, { aliasDuplicateObjects: false, lineWidth: 120 })

async function write(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

const digitsOf = (phone: string) => {
  const digits = phone.replace(/\D/g, '')
  return phone.trim().startsWith('+') || digits.length > 10 ? digits : `1${digits}`
}

function listsOf({ name, email, accent, phone, feeds, blog }: Answers) {
  const without = ['series', 'reviews', 'resources', 'signin', ...(blog ? [] : ['blog'])]
  const links = [
    { to: '/movies', label: 'Movies' },
    ...(blog ? [{ to: '/blog', label: 'Blog' }] : []),
    { to: '/plan', label: 'Plan a Showing' },
  ]
  return {
    site: {
      name,
      shortName: name.slice(0, 12).trim(),
      description: `Films for families and churches, from ${name}.`,
      sharingPicture: 'wide.webp',
      ...(phone && { phone: { display: phone, href: `tel:+${digitsOf(phone)}` } }),
      email,
      colors: { ...HOUSE_COLORS, accent },
      without,
      navigation: [{ to: '/', label: 'Home' }, ...links],
      footerLinks: [
        ...links,
        { to: '/notifications', label: 'News by Email' },
        { to: '/contact', label: 'Contact' },
        { to: '/privacy-policy', label: 'Privacy Policy' },
        { to: '/terms-of-service', label: 'Terms of Service' },
      ],
      social: [],
      copyrightYear: new Date().getFullYear(),
      verse: { text: 'Let your light shine before men.', reference: 'Matthew 5:16' },
      mission: `${name} brings families and churches together around good films.`,
    },
    announcement: {},
    home: { sections: [...(feeds.length > 0 ? ['rows'] : []), 'next-steps'] },
    'home-rows': feeds.map((feed, at) => ({
      feed,
      heading: at === 0 ? 'Trailers' : `Videos ${at + 1}`,
      layout: 'wide',
    })),
    blog: { images: { overrides: [], categories: {}, fallback: 'wide.webp' } },
    chapters: {},
    moments: [],
    podcasts: {},
    resources: [],
    search: {},
    sponsors: [],
  }
}

const filmOf = ({ film }: Answers, id: string) => ({
  title: film,
  kind: 'film',
  description: `${film} is on its way. Sign up, and you will hear from us as soon as there is a date.`,
  thumbnail: `posters/${id}.webp`,
  wide: 'wide.webp',
})
