/** By where they are needed: a site's first view asks for few of them. */
export * from './account.tsx'
export * from './content.tsx'
export * from './navigation.tsx'
export * from './paper.tsx'
export * from './playback.tsx'
export * from './player.tsx'
export * from './rating.tsx'
export * from './rewards.tsx'
