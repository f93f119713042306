import { expect, test } from 'vitest'
import { chooseBase } from './base.ts'

/** A fake git with these answers only. */
const gitOf =
  (answers: Record<string, string>) =>
  async (command?: string, ...args: string[]) =>
    answers[[command, ...args.filter((arg) => !arg.startsWith('--'))].join(' ')]

const head = { 'rev-parse HEAD^{commit}': 'c3', 'rev-parse HEAD~1^{commit}': 'c2' }

test('the given base is taken as it is', async () => {
  const git = gitOf({ ...head, 'rev-parse v1^{commit}': 'c1', 'merge-base main HEAD': 'c2' })
  expect(await chooseBase(git, 'v1')).toEqual({ commit: 'c1', reason: 'v1' })
})

test('a base that does not exist is named, with what to type instead', async () => {
  await expect(chooseBase(gitOf(head), 'mian')).rejects.toThrow(
    /no branch, tag or commit named mian: .*"pnpm test:visual main"/,
  )
})

test('a branch is compared with where it left origin/main', async () => {
  const git = gitOf({ ...head, 'merge-base origin/main HEAD': 'c1', 'merge-base main HEAD': 'c2' })
  expect(await chooseBase(git)).toEqual({ commit: 'c1', reason: 'where this branch left origin/main' })
})

test('without a remote, a branch is compared with where it left main', async () => {
  const git = gitOf({ ...head, 'merge-base main HEAD': 'c2' })
  expect((await chooseBase(git)).commit).toBe('c2')
})

test('on main, uncommitted work is compared with the last commit', async () => {
  const git = gitOf({ ...head, 'merge-base main HEAD': 'c3', status: ' M badge.tsx' })
  expect((await chooseBase(git)).commit).toBe('c3')
})

test('on a clean main, the last commit is compared with the one before', async () => {
  const git = gitOf({ ...head, 'merge-base main HEAD': 'c3', status: '' })
  expect((await chooseBase(git)).commit).toBe('c2')
})

test('a clone of one commit asks for a base', async () => {
  const git = gitOf({ 'rev-parse HEAD^{commit}': 'c3', status: '' })
  await expect(chooseBase(git)).rejects.toThrow('name a base')
})
