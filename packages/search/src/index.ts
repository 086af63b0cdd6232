export { ANY_FACETS, type FacetRow, type Facets, isOneValue, passesFacets, type Range } from './facets.ts';
export { type Box, boundingBox } from './geo/bounding-box.ts';
export { type Circle, circleAround } from './geo/circle.ts';
export type { Point } from './geo/degree-lengths.ts';
export { kmBetween } from './geo/km-between.ts';
export {
  DEGREES_A_PROFILE,
  mapDegreesWithin,
  metresReached,
  placeBoxText,
  placeText,
} from './geo/mercator.ts';
export { cellOf, cellsAround } from './geo/search-cells.ts';
export { type Lexicon, lexiconSteps } from './lexicon/build-lexicon.ts';
export { type LexiconEntry, MEANINGS, type Meaning } from './lexicon/lexicon-entry.ts';
export { completions, lookUp, type Match } from './lexicon/look-up.ts';
export { type Marks, markText, type Span } from './mark/mark-text.ts';
export { type Sought, soughtOf } from './mark/sought.ts';
export { type CountPath, choosePath, choosePathBeyond, type Path, type Plan } from './planner/choose-path.ts';
export type { Area } from './planner/estimate.ts';
export {
  type FacetList,
  type JobList,
  LISTS,
  type ListName,
  PAY_LIST_FROM,
  STUDIES,
  TYPES,
} from './planner/lists.ts';
export { buildStatistics, type SampleRow, type Statistics } from './planner/statistics.ts';
export { usualPay } from './score/score-parts.ts';
export { PICK_POINTS, type PickCandidate, type SeekerTaste, scorePick } from './score/score-pick.ts';
export { type LikeJob, scoreSuggestion } from './score/score-suggestion.ts';
export { firstWordsOf } from './text/first-words.ts';
export { normalText, wordsOf } from './text/normal-text.ts';
export { phraseSpans } from './text/phrase-spans.ts';
export { analyseText, type TextAnalysis } from './understand/analyse-text.ts';
export { interpret, type Meanings } from './understand/interpret.ts';
export { PAY_OPEN } from './understand/number-spans.ts';
export { meaningsSteps, understandText, withJobWords } from './understand/understand-text.ts';
export type { MissingWork, TermMeant, Understanding } from './understand/understanding.ts';
