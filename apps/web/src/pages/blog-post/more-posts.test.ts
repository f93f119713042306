import { expect, test, vi } from 'vitest'
import { postsAfter } from './more-posts.tsx'

vi.mock('#config/env.ts', () => ({ env: { mediaHosts: [] }, isBuild: false, siteAddress: String }))

const posts = ['newest', 'second', 'third', 'oldest'].map((id) => ({ id }))
const after = (id: string) => postsAfter(posts, id).map((post) => post.id)

test('a post is followed by those before it, and the oldest by the newest, never by itself', () => {
  expect(after('newest')).toEqual(['second', 'third', 'oldest'])
  expect(after('third')).toEqual(['oldest', 'newest', 'second'])
  expect(after('oldest')).toEqual(['newest', 'second', 'third'])
  expect(after('newer than the list')).toEqual(['newest', 'second', 'third'])
})
