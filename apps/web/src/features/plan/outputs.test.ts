import { expect, test } from 'vitest'
import { fileName, images, planned, printed } from './outputs.ts'
import { kitOf, saintBartholomew } from './testing/example-kit.ts'

test('each download names the film, the piece and the date', () => {
  const kit = kitOf({ ...saintBartholomew, date: '2031-12-19' })
  expect(fileName(kit, 'kit.zip')).toBe('david-kit-2031-12-19.zip')
  expect(fileName(kit, 'print/flyer-letter.pdf')).toBe('print/david-flyer-letter-2031-12-19.pdf')
  const names = [...printed, ...planned(kit), ...images(kit)].map(({ file }) => fileName(kit, file))
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[a-z]+\/david-[a-z\d-]+-2031-12-19\.(pdf|jpg)$/)
})
