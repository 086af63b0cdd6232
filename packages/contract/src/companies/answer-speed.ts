/**
 * How fast a company usually answers people who apply. `OFTEN_NOT`: it leaves most of them without an answer. `LONGER`: it
 * takes more than two weeks.
 */
export const ANSWER_SPEEDS = [
  'DAY',
  'TWO_DAYS',
  'THREE_DAYS',
  'WEEK',
  'TWO_WEEKS',
  'LONGER',
  'OFTEN_NOT',
] as const;
export type AnswerSpeed = (typeof ANSWER_SPEEDS)[number];
