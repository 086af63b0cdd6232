/** One job or one school. */
export interface ResumeEntry {
  readonly title: string;
  readonly place: string;
  readonly period: string;
  readonly text: string;
}

/** The texts of a resume, translated. */
export interface ResumeContent {
  readonly name: string;
  /** The current occupation in a few words; empty if it is not known. */
  readonly headline: string;
  readonly contact: readonly string[];
  readonly about: string;
  readonly work: readonly ResumeEntry[];
  readonly education: readonly ResumeEntry[];
  readonly skills: readonly string[];
  /** The photo as a JPEG; null if there is none. */
  readonly photo: Buffer | null;
}
