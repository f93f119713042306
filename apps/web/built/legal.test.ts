import { expect, test } from 'vitest'
import { site } from '../e2e/support/site.ts'
import { expectOutside, openPage, textOf, textsOf, within } from './support/page.ts'

const pages = [
  {
    file: 'privacy-policy.html',
    title: 'Privacy Policy',
    headings: [
      'The short version',
      'When you sign up for news',
      'Who handles your sign-up for us',
      'Text messages',
      'Leaving the list',
      'Videos, pictures and links to other sites',
      'What we count',
      'Cookies and similar things',
      'Forms that send nothing',
      'Children',
      'How long we keep things, and how safely',
      'Your rights',
      'Changes and questions',
    ],
  },
  {
    file: 'terms-of-service.html',
    title: 'Terms of Service',
    headings: [
      'What this site is',
      'What belongs to whom',
      'Downloads',
      'News by email and text',
      'Giveaways',
      'Tickets, sponsors and other sites',
      'Donations',
      'Our reviews',
      'Fair use of the site',
      'What we can’t promise',
      'If something here is yours',
      'Changes, law and questions',
    ],
  },
]

test.each(pages)(
  '$file says when it was last updated, and has its parts and an email link',
  ({ file, title, headings }) => {
    const article = within(openPage(file).getByRole('article'))
    expect(textOf(article.getByRole('heading', { level: 1 }))).toBe(title)
    const amended = article.getByText(/^Amended/)
    expect(textOf(amended)).toBe('Amended November 29, 2026')
    expect(textOf(amended.previousElementSibling)).toBe('Last updated: January 2025')
    expect(textsOf(article.getAllByRole('heading', { level: 2 }))).toEqual(headings)
    for (const link of article.getAllByRole('link', { name: site.email })) {
      expect(link.getAttribute('href')).toBe(`mailto:${site.email}`)
    }
    // Names and contact details have been filled in.
    expect(textOf(article.element)).not.toMatch(/[{}]/)
    expect(textOf(article.element)).toContain(site.phone.display)
    const outside = article.element.querySelectorAll<HTMLElement>('a[href^=http]')
    for (const link of outside) expectOutside(link)
  },
)
