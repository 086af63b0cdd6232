/** One text in the three languages of the portal; each is own-written and none is left empty. */
export type Localized = { en: string; hi: string; mr: string };

/** A question of the FAQ; the answer is HTML of p, ul, li, strong and a. */
export type Faq = { key: string; question: Localized; answer: Localized };

/** A collapsible section of a legal text; the body is HTML of p, ul, li, strong and a. */
export type PolicySection = { key: string; title: Localized; body: Localized };

/** A versioned legal text; `effectiveFrom` is an ISO date, texts carry {{placeholders}} from configuration. */
export type Policy = { version: string; effectiveFrom: string; title: Localized; sections: PolicySection[] };

/** A blog post; the body is HTML (h2, p, ul, ol, li, strong, a), `publishedAt` an ISO 8601 UTC instant. */
export type BlogPost = {
  slug: string;
  title: Localized;
  summary: Localized;
  body: Localized;
  imageKey: string;
  publishedAt: string;
};

/**
 * A short post of the start page's timeline: plain text of at most 500 characters, a drawing of ours, and a path of ours to
 * read on. `publishedAt` is an ISO 8601 UTC instant.
 */
export type ShortPost = {
  key: string;
  text: Localized;
  imageKey: string;
  link: string;
  publishedAt: string;
};

/** One interview tip card: a title and short plain-text points. */
export type InterviewTip = { key: string; title: Localized; points: Localized[]; imageKey: string };

/** A pill of the interview tips screen with its cards. */
export type InterviewTipCategory = { key: string; name: Localized; tips: InterviewTip[] };

/** A read-along video tip: captions in playing order, shown one a slide and spoken by the browser. */
export type VideoTip = { videoId: string; title: Localized; captions: Localized[]; imageKey: string };

/** A pill of the video tips tab with its read-along videos. */
export type VideoTipCategory = { key: string; name: Localized; videos: VideoTip[] };
