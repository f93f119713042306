import { Choice, Upload, type Values } from './fill-form.ts'

const levels = (level: number, note: string, ...names: string[]): Values =>
  Object.fromEntries(names.map((name) => [name, { Level: level, Note: note }]))
const suitable = (...names: string[]): Values =>
  Object.fromEntries(names.map((name) => [name, { Suitable: new Choice('Yes'), Note: `Good for ${name}.` }]))
const questions = (about: string) => [1, 2, 3].map((number) => `What of ${about}, ${number}?`)

/** A review with every field that has to be filled, by the labels of its form. */
export const newReview = (title: string, picture: Upload['file']): Values => ({
  Title: title,
  Picture: new Upload(picture),
  'Day of publication': '2025-11-01',
  Categories: ['Family'],
  Stars: 4.5,
  'In short': 'A quiet film about a mill and the people who keep it.',
  'Family guide': {
    Age: 6,
    Why: 'A flood may frighten the youngest.',
    Concerns: {
      ...levels(0, 'None.', 'Violence', 'Language', 'Sexuality', 'Alcohol and drugs'),
      ...levels(1, 'The river rises.', 'Frightening scenes', 'Grief'),
    },
    Strengths: levels(3, 'In several scenes.', 'Faith', 'Courage', 'Kindness', 'Forgiveness', 'Hope'),
  },
  'The pastors’ verdict': {
    'Where they agree': 'The miller is a good neighbor.',
    'Where they differ': 'One of us would have sold the mill.',
    'For whom': suitable('Young children', 'Teens', 'A date', 'A skeptic', 'Someone who is grieving'),
  },
  'Discussion afterward': {
    Questions: {
      'Questions up to age 6': questions('the river'),
      'Questions for ages 7 to 12': questions('the mill'),
      'Questions for teens': questions('the town'),
    },
    'Bible verse': { 'The words of the verse': 'Love your neighbor as yourself.', Reference: 'Mark 12:31' },
    'Something to do': 'Bring bread to a neighbor.',
  },
  'The review': {
    Summary: 'A mill, a flood and a town.\n\nIt is **slow**, and good.',
    'The story': 'The river rises, and the miller opens his doors.',
    Faith: 'He prays once, and then he works.',
    'For families': 'Rated PG.',
    'Points that we liked': ['The bread.'],
    'Points that gave us pause': ['The length.'],
    'Our advice': 'See it with your neighbors.',
  },
})
