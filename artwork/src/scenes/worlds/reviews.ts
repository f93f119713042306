import type { Scene } from '../../core/scene.ts'
import { reviewChariotsOfFire } from './reviews/chariots-of-fire.ts'
import { reviewCourageous } from './reviews/courageous.ts'
import { reviewFindingNemo } from './reviews/finding-nemo.ts'
import { reviewHacksawRidge } from './reviews/hacksaw-ridge.ts'
import { reviewICanOnlyImagine } from './reviews/i-can-only-imagine.ts'
import { reviewItsAWonderfulLife } from './reviews/its-a-wonderful-life.ts'
import { reviewJesusRevolution } from './reviews/jesus-revolution.ts'
import { reviewOldYeller } from './reviews/old-yeller.ts'
import { reviewPaddington2 } from './reviews/paddington-2.ts'
import { reviewTheChosenSeason4 } from './reviews/the-chosen-season-4.ts'
import { reviewTheLionTheWitchAndTheWardrobe } from './reviews/the-lion-the-witch-and-the-wardrobe.ts'
import { reviewTheNativityStory } from './reviews/the-nativity-story.ts'
import { reviewThePrinceOfEgypt } from './reviews/the-prince-of-egypt.ts'
import { reviewTheSoundOfMusic } from './reviews/the-sound-of-music.ts'
import { reviewUp } from './reviews/up.ts'

/** The reviews' pictures: each in a manner of its own, and no faces. */
export const reviews: readonly Scene[] = [
  reviewChariotsOfFire,
  reviewCourageous,
  reviewFindingNemo,
  reviewHacksawRidge,
  reviewICanOnlyImagine,
  reviewItsAWonderfulLife,
  reviewJesusRevolution,
  reviewOldYeller,
  reviewPaddington2,
  reviewTheChosenSeason4,
  reviewTheLionTheWitchAndTheWardrobe,
  reviewTheNativityStory,
  reviewThePrinceOfEgypt,
  reviewTheSoundOfMusic,
  reviewUp,
]
