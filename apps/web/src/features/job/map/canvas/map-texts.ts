import type { JobCard } from '@nukkad/contract';
import type { MarkerSize } from '../cluster-jobs.ts';

/** All words on the map, in one language. */
export interface MapTexts {
  readonly language: 'en' | 'hi' | 'mr';
  readonly you: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** Written in the corner: whose ground and names these are. */
  readonly attribution: string;
  /** How much room a price tag needs. */
  readonly markerSize: MarkerSize;
  readonly marker: (job: JobCard) => string;
  /** What a tag says to those who hear it. */
  readonly job: (job: JobCard) => string;
  /** A number in the reader's figures. */
  readonly count: (count: number) => string;
  readonly cluster: (count: number) => string;
  readonly distance: (kilometres: number) => string;
}
