import jsQR from 'jsqr'
import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectNoAxeViolations } from '../test/axe.ts'
import { QRCode } from './qr-code.tsx'

const tickets = 'https://example.org/tickets?code=4Pastors'

/** What a scanner makes of the picture, on the ground that the page has around it. */
async function scan(svg: Element, ground: string) {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
  await image.decode()
  const canvas = new OffscreenCanvas(image.width + 200, image.height + 200)
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  context.fillStyle = ground
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 100, 100)
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
  return jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data
}

describe('QRCode', () => {
  test.each([
    ['dark', '#0b0a14'],
    ['light', '#faf5ec'],
  ])('is read by a scanner in the %s theme', async (theme, ground) => {
    document.documentElement.dataset.theme = theme
    const screen = await render(<QRCode value={tickets} label="Tickets" className="mine" />)
    const code = screen.getByRole('img', { name: 'Tickets' }).element()
    expect(code).toHaveClass('mine')
    expect(await scan(code, ground)).toBe(tickets)
    await expectNoAxeViolations(screen.container)
  })

  test.each(['Grüße, 平安', `https://example.org/?${'a'.repeat(600)}`])('carries %s', async (value) => {
    const screen = await render(<QRCode value={value} label="Code" size={480} />)
    expect(await scan(screen.getByRole('img').element(), '#fff')).toBe(value)
  })

  test('keeps a white margin of four modules', async () => {
    const screen = await render(<QRCode value={tickets} label="Tickets" />)
    const [ground, modules] = screen.getByRole('img').element().children as unknown as SVGPathElement[]
    const [outer, inner] = [ground?.getBBox(), modules?.getBBox()]
    expect([inner?.x, inner?.y]).toEqual([4, 4])
    expect(inner?.width).toBe((outer?.width ?? 0) - 8)
    expect(inner?.height).toBe((outer?.height ?? 0) - 8)
  })

  test('is as large as asked for, and shrinks with its column', async () => {
    const screen = await render(
      <>
        <QRCode value={tickets} label="Roomy" size={256} />
        <div style={{ width: 120 }}>
          <QRCode value={tickets} label="Narrow" size={256} />
        </div>
      </>,
    )
    const box = (name: string) => screen.getByRole('img', { name }).element().getBoundingClientRect()
    expect([box('Roomy').width, box('Roomy').height]).toEqual([256, 256])
    expect([box('Narrow').width, box('Narrow').height]).toEqual([120, 120])
  })
})
