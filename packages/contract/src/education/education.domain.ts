import type { DegreePatch } from '../profile/profile.domain.ts';

/** School years, 10th or 12th. */
export interface SchoolRecord {
  readonly school: string;
  readonly passingYear: number | null;
  /** 0–100. */
  readonly percentage: number | null;
  /** Image name of the marksheet. */
  readonly marksheet: string | null;
}

/** A degree, graduate or postgraduate; the percentage is 0–100. */
export interface DegreeRecord {
  readonly institute: string;
  readonly degreeName: string;
  readonly passingYear: number | null;
  readonly percentage: number | null;
}

/** A candidate’s education, level by level; null where nothing is said. */
export interface Education {
  readonly ssc: SchoolRecord | null;
  readonly hssc: SchoolRecord | null;
  readonly ug: DegreeRecord | null;
  readonly pg: DegreeRecord | null;
}

/** An image as it came in a JSON body. */
export interface InlineImage {
  /** Base64 without the `data:` head. */
  readonly base64: string;
  readonly name: string;
}

/** The form of the 10th or 12th; absent fields stay as they are. */
export interface SaveSchoolInput {
  readonly level: 'SSC' | 'HSSC';
  readonly school?: string | undefined;
  readonly passingYear?: number | undefined;
  readonly percentage?: number | undefined;
  /** Absent leaves the marksheet as it is. */
  readonly marksheet?: InlineImage | undefined;
}

/** Graduate or postgraduate. */
export type DegreeLevel = DegreePatch['level'];
