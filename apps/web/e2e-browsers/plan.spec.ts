import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { readQr } from '../e2e/support/read-qr.ts'
import { expect, test } from './support/test.ts'

/** Answers as a link carries them: letters of several scripts, and a name that fills its field. */
const answers = {
  kit: '1',
  film: 'david',
  kind: 'theater-evening',
  date: '2031-12-19',
  time: '19:00',
  church: 'Saint Bartholomew’s Community Fellowship 은혜교회 كنيسة النعمة 😀',
  place: 'Regal Cedar Mill Stadium 12, Portland',
  seats: '84',
}

test('a whole kit is made, with letters of other scripts', async ({ tab }) => {
  test.setTimeout(180_000)
  await tab.visit(`/plan#${new URLSearchParams(answers)}`)
  await tab.untilAlive()
  await expect.poll(() => tab.text('[data-slot=kit-summary]'), { timeout: 30_000 }).toContain('84 people')
  await tab.run(() => {
    const create = URL.createObjectURL
    URL.createObjectURL = (made) => {
      if (made instanceof Blob && made.type === 'application/zip') Object.assign(window, { kit: made })
      return create(made)
    }
  })
  await tab.click('button', 'Download the Whole Kit')
  const size = () => tab.run(() => (window as unknown as { kit?: Blob }).kit?.size ?? 0)
  await expect.poll(size, { timeout: 150_000 }).toBeGreaterThan(1_000_000)
  await tab.run(() => {
    const reader = new FileReader()
    reader.onload = () => Object.assign(window, { kitText: String(reader.result) })
    reader.readAsDataURL((window as unknown as { kit: Blob }).kit)
  })
  const text = () => tab.run(() => (window as unknown as { kitText?: string }).kitText ?? null)
  await expect.poll(async () => (await text())?.length ?? 0).toBeGreaterThan(1_000_000)
  const zip = Buffer.from((await text())?.replace(/^.*,/, '') ?? '', 'base64')

  const files = unzipSync(zip)
  expect(Object.keys(files).length).toBeGreaterThan(35)
  for (const [name, bytes] of Object.entries(files)) {
    expect(bytes.length, name).toBeGreaterThan(150)
    if (name.endsWith('.pdf')) expect(Buffer.from(bytes.slice(0, 5)).toString(), name).toBe('%PDF-')
    // Decodes the whole picture.
    if (/\.(?:jpg|png)$/.test(name)) await sharp(bytes).stats()
  }
  const story = await sharp(files['social/david-story-1080x1920-2031-12-19.jpg']).metadata()
  expect([story.width, story.height]).toEqual([1080, 1920])
  expect(await readQr(files['qr/david-tickets-2031-12-19.png'])).toBe(
    'https://www.angel.com/tickets/david?code=4Pastors',
  )
  expect(Buffer.from(files['plan/david-quote-request-2031-12-19.txt'] ?? []).toString()).toContain(
    answers.church,
  )
})
