import { expect, test } from 'vitest'
import david from '#content/films/david.yaml'

test('a picture has a blurred one in it, small enough to be everywhere', () => {
  const { placeholder, sources } = david.thumbnail
  expect(placeholder).toMatch(/^data:image\/webp;base64,\w{40}/)
  expect(placeholder.length).toBeLessThan(400)
  expect(Object.keys(sources)).toEqual(['avif', 'webp'])
})
