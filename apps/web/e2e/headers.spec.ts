import type { Page } from '@playwright/test'
import { serveBlog } from './support/blog.ts'
import { gotoHydrated } from './support/pages.ts'
import { expect, test } from './support/test.ts'

declare global {
  interface Window {
    violations: string[]
    ran: string[]
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.violations = []
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      window.violations.push(`${violatedDirective}: ${blockedURI} ${sample}`),
    )
  })
})

const violations = (page: Page) => page.evaluate(() => window.violations)

// Any test that opens a dialog, plays a film or sends a form fails too where the policy is broken: the browser logs an error.
for (const withEngine of [false, true]) {
  test(`films play under the policy ${withEngine ? 'by the HLS engine, in its worker' : '(mp4)'}`, {
    tag: '@all',
  }, async ({ page, stack }) => {
    if (withEngine) {
      await page.addInitScript(() => {
        HTMLMediaElement.prototype.canPlayType = () => ''
      })
    }
    const feed = await (await fetch(`${stack.url}/api/getfeed/747`)).json()
    const wanted = withEngine ? 'HLS' : 'MP4'
    const { id } = feed.series.seasons[0].episodes.find(
      ({ content }: { content: { videos: { videoType: string }[] } }) =>
        content.videos[0]?.videoType === wanted,
    )
    await page.goto(`/?watch=${id}`)
    const video = page.getByRole('dialog').locator('video')
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime), { timeout: 20_000 })
      .toBeGreaterThan(0.5)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await violations(page)).toEqual([])
  })
}

test('dialogs, the drawer, the theme, forms, toasts and posts with players keep to the policy', {
  tag: '@all',
}, async ({ page }) => {
  for (const address of ['https://www.youtube.com/**', 'https://pictures.example.org/**'])
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await serveBlog(page, [
    {
      title: 'A post with a player',
      body: `<p>Fish &amp; chips</p><iframe src="https://www.youtube.com/embed/abc"></iframe>
        <img src="https://pictures.example.org/a.jpg"><p style="color: red">Red</p>`,
    },
  ])
  await page.setViewportSize({ width: 412, height: 823 })
  await gotoHydrated(page, '/blog')
  await page.getByRole('link', { name: 'Read Full Post: A post with a player' }).click()
  await expect(page.locator('iframe')).toBeVisible()
  await expect(page.locator('[data-slot=prose]').getByText('Fish & chips')).toBeVisible()

  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  // The page behind it does not scroll, without a <style> element that the policy would block.
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden')

  await gotoHydrated(page, '/notifications')
  await page.getByLabel('Email Address').fill('policy@example.org')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Successfully Subscribed!')
  expect(await violations(page)).toEqual([])
})

test.describe('what gets into a page all the same', () => {
  test.use({
    expectedErrors: /Content Security Policy|requires 'Trusted|runs no script/i,
  })

  test('does not run, load, or send anything', async ({ page }) => {
    await gotoHydrated(page, '/')
    const attempts = await page.evaluate(async () => {
      window.ran = []
      const tried: Record<string, string> = {}
      const attempt = (name: string, action: () => void) => {
        try {
          action()
          tried[name] = 'done'
        } catch (error) {
          tried[name] = error instanceof Error ? error.name : 'refused'
        }
      }
      // From a timer: code that a debugger evaluates may use eval.
      await new Promise<void>((resolve) =>
        setTimeout(() => {
          // biome-ignore lint/security/noGlobalEval: this is what the policy must refuse.
          attempt('eval', () => eval("ran.push('eval')"))
          attempt('Function', () => new Function("ran.push('Function')")())
          attempt('inline script', () => {
            const script = document.createElement('script')
            script.append("ran.push('inline script')")
            document.head.append(script)
          })
          attempt('script of another site', () => {
            const script = document.createElement('script')
            script.src = 'https://evil.example/a.js'
            document.head.append(script)
          })
          attempt('markup', () => {
            document.body.insertAdjacentHTML('beforeend', `<img src=x onerror="ran.push('markup')">`)
          })
          attempt('attribute', () => document.body.setAttribute('onclick', "ran.push('attribute')"))
          attempt('base', () => {
            const base = document.createElement('base')
            base.href = 'https://evil.example/'
            document.head.append(base)
          })
          attempt('policy', () => window.trustedTypes?.createPolicy('mine', { createHTML: (html) => html }))
          document.body.click()
          resolve()
        }),
      )
      await new Promise((resolve) => setTimeout(resolve, 300))
      return tried
    })
    expect(attempts).toMatchObject({
      eval: 'EvalError',
      Function: 'EvalError',
      'script of another site': 'TypeError',
      policy: 'TypeError',
    })
    expect(await page.evaluate(() => window.ran)).toEqual([])
    expect(await page.evaluate(() => document.baseURI)).toBe(page.url())
    await expect(page.locator('body > img')).toHaveCount(0)
  })
})
