import type { DegreePatch } from '../profile/profile.domain.ts';

/** School education: 10th or 12th class. */
export interface SchoolRecord {
  readonly school: string;
  readonly passingYear: number | null;
  /** 0–100. */
  readonly percentage: number | null;
  /** File name of the marksheet's image. */
  readonly marksheet: string | null;
}

/** A degree; the percentage is 0–100. */
export interface DegreeRecord {
  readonly institute: string;
  readonly degreeName: string;
  readonly passingYear: number | null;
  readonly percentage: number | null;
}

/** A candidate's education by level; null for levels without data. */
export interface Education {
  readonly ssc: SchoolRecord | null;
  readonly hssc: SchoolRecord | null;
  readonly ug: DegreeRecord | null;
  readonly pg: DegreeRecord | null;
}

/** An image inside a JSON body. */
export interface InlineImage {
  /** Base64 without a `data:` prefix. */
  readonly base64: string;
  readonly name: string;
}

/** The form of the 10th or 12th class. Absent fields are not changed. */
export interface SaveSchoolInput {
  readonly level: 'SSC' | 'HSSC';
  readonly school?: string | undefined;
  readonly passingYear?: number | undefined;
  readonly percentage?: number | undefined;
  /** If absent, the marksheet is not changed. */
  readonly marksheet?: InlineImage | undefined;
}

export type DegreeLevel = DegreePatch['level'];
