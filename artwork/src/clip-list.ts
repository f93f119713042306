import type { Mood } from './core/sound.ts'

export interface Clip {
  readonly id: string
  /** The scene it films, or the film whose trailer it is (`trailer-list.ts`). */
  readonly scene: string
  /** How long its one shot is; a trailer is as long as its shots together. */
  readonly seconds?: number
  readonly mood: Mood
  readonly tall?: boolean
  readonly hls?: boolean
  /** Narration, spread over the clip as captions. */
  readonly lines: readonly string[]
}

export const clips: readonly Clip[] = [
  {
    id: 'david-official-trailer',
    scene: 'david',
    mood: 'reverent',
    lines: ['They measured the giant.', 'He measured his God.'],
  },
  {
    id: 'the-luckiest-man-on-earth',
    scene: 'the-luckiest-man-on-earth',
    mood: 'hopeful',
    hls: true,
    lines: ['He lost everything he had counted.', 'Then he began to count again.'],
  },
  {
    id: 'king-of-kings',
    scene: 'king-of-kings',
    mood: 'reverent',
    lines: [
      'A father begins a story his son has never heard.',
      'A star. A road. A child in a borrowed bed.',
      'And every king who ever lived must step aside.',
    ],
  },
  {
    id: 'the-mercy-ships',
    scene: 'the-mercy-ships',
    mood: 'hopeful',
    lines: [
      'Eight decks. One operating room that never sleeps.',
      'They do not ask who you are when you come aboard.',
      'They ask where it hurts.',
    ],
  },
  {
    id: 'a-cowgirls-song',
    scene: 'a-cowgirls-song',
    mood: 'warm',
    lines: [
      'Her mother left her a horse, a guitar and half a hymn.',
      'The other half is somewhere west of here.',
    ],
  },
  {
    id: 'grace-in-the-cold',
    scene: 'grace-in-the-cold',
    mood: 'warm',
    lines: [
      'The road closed at four. The power went at six.',
      'By seven, the whole valley was in one small church.',
    ],
  },
  {
    id: 'ember',
    scene: 'ember',
    mood: 'tense',
    lines: ['You do not outrun a fire like this.', 'You stand where you were placed.'],
  },
  {
    id: 'still-waters',
    scene: 'still-waters',
    mood: 'warm',
    lines: ['We never did catch much.', 'That was never what the boat was for.'],
  },
  {
    id: 'walter-pruitt',
    scene: 'walter-pruitt',
    mood: 'hopeful',
    lines: ['Nobody in town remembers praying for Walter.', 'Everybody remembers what happened next.'],
  },
  {
    id: 'the-lighthouse-keepers-daughter',
    scene: 'the-lighthouse-keepers-daughter',
    mood: 'tense',
    lines: ['One winter. One light.', 'One girl who would not let it go out.'],
  },
  {
    id: 'harvest-home',
    scene: 'harvest-home',
    mood: 'warm',
    lines: ['The farm has been sold.', 'There is one crop left to bring in, together.'],
  },
  {
    id: 'ninety-nine',
    scene: 'ninety-nine',
    mood: 'hopeful',
    lines: ['He left the ninety-nine.', 'They have some questions.'],
  },
  {
    id: 'the-night-train-to-bethel',
    scene: 'the-night-train-to-bethel',
    mood: 'reverent',
    lines: [
      'Twelve carriages. One hundred and forty children.',
      'A conductor who has lost his faith and his timetable.',
    ],
  },
  {
    id: 'rooftop-choir',
    scene: 'rooftop-choir',
    mood: 'hopeful',
    lines: ['The heating failed, and the altos quit.', 'Then the whole block heard them.'],
  },
  {
    id: 'podcast-by-the-fire',
    scene: 'pod-campfire',
    seconds: 14,
    mood: 'warm',
    lines: [
      'Pull up a chair. There is room.',
      'We watched the film twice this week, and we still do not agree.',
      'That is usually where the good conversation starts.',
    ],
  },
  {
    id: 'podcast-two-chairs',
    scene: 'pod-two-chairs',
    seconds: 12,
    mood: 'hopeful',
    lines: [
      'Two pastors, one bucket of popcorn.',
      'So tell me: where did the film lose you?',
      'Right where it found me, actually.',
    ],
  },
  {
    id: 'podcast-projectionist',
    scene: 'pod-projectionist',
    seconds: 10,
    mood: 'reverent',
    lines: ['He ran the booth for forty-one years.', 'He says he prayed for every full house.'],
  },
  {
    id: 'podcast-storm',
    scene: 'pod-storm',
    seconds: 14,
    mood: 'tense',
    hls: true,
    lines: [
      'There is a storm in every story we love.',
      'The question is who is asleep in the boat.',
      'And why that should comfort us.',
    ],
  },
  {
    id: 'short-candle',
    scene: 'short-candle',
    seconds: 9,
    mood: 'reverent',
    tall: true,
    lines: ['A whole room of darkness', 'cannot put out one candle.'],
  },
  {
    id: 'short-lantern',
    scene: 'short-lantern',
    seconds: 9,
    mood: 'warm',
    tall: true,
    lines: ['A lamp for my feet.', 'Not for the whole road. For the next step.'],
  },
  {
    id: 'short-kite',
    scene: 'short-kite',
    seconds: 8,
    mood: 'hopeful',
    tall: true,
    lines: ['Hold the string.', 'Let the wind do what only wind can do.'],
  },
  {
    id: 'red-carpet-premiere',
    scene: 'event-david-premiere',
    seconds: 12,
    mood: 'hopeful',
    lines: [
      'We are on the carpet tonight with the makers of David.',
      'What do you hope a ten-year-old takes home?',
    ],
  },
  {
    id: 'series-mercy-ships',
    scene: 'the-mercy-ships',
    mood: 'hopeful',
    hls: true,
    lines: [
      'Season one. One ship, one port, ten months.',
      'Four thousand people are waiting at first light.',
      'Nobody on board is paid to be here.',
      'Everybody on board was sent.',
    ],
  },
  {
    id: 'series-northern-light',
    scene: 'series-northern-light',
    seconds: 12,
    mood: 'reverent',
    lines: ['The doctor was to stay one winter.', 'That was eleven winters ago.'],
  },
]
