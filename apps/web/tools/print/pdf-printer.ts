import { findBrowser } from '@two-pastors/tooling/find-browser'
import { chromium } from 'playwright'

export interface PdfPrinter {
  /** @throws Error that names the sheets whose text does not fit */
  readonly print: (document: { name: string; author: string }, html: string) => Promise<Buffer>
  readonly close: () => Promise<void>
}

/**
 * Names us as the PDF's producer instead of the browser, with a fixed date, so that the same pages give the same
 * file. Keeps every length, because a PDF finds its parts by offset.
 */
const settle = (pdf: Buffer, author: string): Buffer => {
  const text = pdf
    .toString('latin1')
    .replace(/(?<=\/(?:Creation|Mod)Date \(D:)\d{14}/g, '20250101120000')
    .replace(/(?<=\/Creator \()[^)]*\)[^)]*\)[^)]*\)|(?<=\/Creator \()[^)]*\)/, (old) =>
      `${author})`.padEnd(old.length),
    )
  return Buffer.from(text, 'latin1')
}

/** Opens a browser that prints tagged PDFs for screen readers, with the headings as bookmarks. */
export const openPdfPrinter = async (): Promise<PdfPrinter> => {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  return {
    print: async ({ name, author }, html) => {
      const page = await browser.newPage()
      await page.setContent(html)
      await page.evaluate(() => document.fonts.ready)
      await page.emulateMedia({ media: 'print' })
      const full = await page.evaluate(() =>
        [...document.querySelectorAll('.page, .cover, .words')]
          .filter((sheet) => sheet.scrollHeight > sheet.clientHeight + 1)
          .map((sheet) => sheet.querySelector('h1, h2')?.textContent ?? sheet.className),
      )
      if (full.length > 0) throw new Error(`${name}: too much on ${full.map((one) => `"${one}"`).join(', ')}`)
      const pdf = await page.pdf({
        preferCSSPageSize: true,
        printBackground: true,
        tagged: true,
        outline: true,
      })
      await page.close()
      return settle(pdf, author)
    },
    close: () => browser.close(),
  }
}
