import type { GeoPoint, PageMeta } from '../shared/shared.domain.ts';

/** A post as the list of posts shows it. */
export interface BlogCard {
  /** Stable and URL-safe. */
  readonly id: string;
  readonly title: string;
  /** Sanitised HTML. */
  readonly summary: string;
  readonly image: string;
  readonly publishedAt: string;
}

/** A post’s own page. */
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
  /** Plain text in the reader's language. */
  readonly text: string;
  /** A picture of ours, as posts of the blog have it. */
  readonly image: string | null;
  /** A path of ours (`/joblist`), or an https address elsewhere. */
  readonly link: string | null;
  readonly publishedAt: string;
}

/** A tip for interviews, point by point. */
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

/** A tip told in captions, which the screen shows one by one and reads aloud. */
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

/** Where to count jobs: around a point or a city, in kilometres. */
export interface JobCountInput {
  readonly point?: GeoPoint | undefined;
  readonly city?: string | undefined;
  readonly radiusKm?: number | undefined;
}

/** Live figures for the landing page. */
export interface JobCount {
  /** Active jobs within the radius; null where no place was given. */
  readonly near: number | null;
  readonly total: number;
  readonly companies: number;
  readonly cities: number;
}
