import type { GeoPoint, PageMeta } from '../shared/shared.domain.ts';

/** A blog post as lists show it. */
export interface BlogCard {
  /** Stable and URL-safe. */
  readonly id: string;
  readonly title: string;
  /** Sanitised HTML. */
  readonly summary: string;
  readonly image: string;
  readonly publishedAt: string;
}

/** A blog post with its whole text. */
export interface BlogPost {
  readonly id: string;
  readonly title: string;
  /** Sanitised HTML. */
  readonly body: string;
  readonly image: string;
  readonly publishedAt: string;
  readonly meta: PageMeta;
}

/** A short post of the start page's timeline. */
export interface ShortPost {
  readonly id: string;
  /** Unformatted text in the reader's language. */
  readonly text: string;
  /** File name of a picture of the blog. */
  readonly image: string | null;
  /** A path of this site (such as `/joblist`) or an https URL. */
  readonly link: string | null;
  readonly publishedAt: string;
}

/** An interview tip, as a list of points. */
export interface InterviewTip {
  readonly title: string;
  readonly points: readonly string[];
  readonly image: string;
}

/** Interview tips on one topic. */
export interface InterviewTipCategory {
  readonly id: string;
  readonly name: string;
  readonly tips: readonly InterviewTip[];
}

/** A tip as a series of captions, which the screen shows one by one and reads aloud. */
export interface VideoTip {
  readonly id: string;
  readonly title: string;
  readonly image: string;
  readonly captions: readonly string[];
}

/** Video tips on one topic. */
export interface VideoTipCategory {
  readonly name: string;
  readonly videos: readonly VideoTip[];
}

/** A question and its answer, in the viewer’s language. */
export interface FaqEntry {
  readonly id: string;
  readonly question: string;
  /** Sanitised HTML. */
  readonly answer: string;
}

/** A versioned legal text in collapsible sections, in the reader's language. */
export interface LegalText {
  readonly title: string;
  readonly version: string;
  /** YYYY-MM-DD. */
  readonly effectiveFrom: string;
  readonly sections: readonly { readonly id: string; readonly title: string; readonly body: string }[];
  readonly meta: PageMeta;
}

/** The area in which to count jobs: a city, or a radius in kilometres around a point. */
export interface JobCountInput {
  readonly point?: GeoPoint | undefined;
  readonly city?: string | undefined;
  readonly radiusKm?: number | undefined;
}

/** Numbers of active jobs, companies and cities, for the landing page. */
export interface JobCount {
  /** Active jobs within the radius; null without a place. */
  readonly near: number | null;
  readonly total: number;
  readonly companies: number;
  readonly cities: number;
}
