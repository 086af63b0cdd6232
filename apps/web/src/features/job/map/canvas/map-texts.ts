import type { JobCard } from '@nukkad/contract';
import type { MarkerSize } from '../cluster-jobs.ts';

/** All texts of the map in one language. */
export interface MapTexts {
  readonly language: 'en' | 'hi' | 'mr';
  readonly you: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** Copyright notice of the tiles and names, in the corner of the map. */
  readonly attribution: string;
  /** Size of a price marker in pixels. */
  readonly markerSize: MarkerSize;
  readonly marker: (job: JobCard) => string;
  /** Returns the accessible name of a job's marker. */
  readonly job: (job: JobCard) => string;
  /** Formats a number in the reader's language. */
  readonly count: (count: number) => string;
  readonly cluster: (count: number) => string;
  readonly distance: (kilometres: number) => string;
}
