/** A line of work or schooling: what, where, when. */
export interface ResumeEntry {
  readonly title: string;
  readonly place: string;
  readonly period: string;
  readonly text: string;
}

/** What a resume says, already in its reader's language. */
export interface ResumeContent {
  readonly name: string;
  /** The present trade, in a few words; empty where nothing is known. */
  readonly headline: string;
  readonly contact: readonly string[];
  readonly about: string;
  readonly work: readonly ResumeEntry[];
  readonly education: readonly ResumeEntry[];
  readonly skills: readonly string[];
  /** JPEG. */
  readonly photo: Buffer | null;
}
