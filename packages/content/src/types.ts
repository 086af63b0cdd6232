/** A text in the three languages of the portal. Each is written for its language, and none is empty. */
export type Localized = { en: string; hi: string; mr: string };

/** A question of the FAQ. The answer is HTML with p, ul, li, strong and a. */
export type Faq = { key: string; question: Localized; answer: Localized };

/** A collapsible section of a legal text. The body is HTML with p, ul, li, strong and a. */
export type PolicySection = { key: string; title: Localized; body: Localized };

/** A versioned legal text. `effectiveFrom` is an ISO date; texts contain {{placeholders}} for configured values. */
export type Policy = { version: string; effectiveFrom: string; title: Localized; sections: PolicySection[] };

/** A blog post. The body is HTML (h2, p, ul, ol, li, strong, a); `publishedAt` is an ISO 8601 instant in UTC. */
export type BlogPost = {
  slug: string;
  title: Localized;
  summary: Localized;
  body: Localized;
  imageKey: string;
  publishedAt: string;
};

/**
 * A short post of the start page's timeline: unformatted text of at most 500 characters, one of our drawings, and a
 * path of this site with more to read. `publishedAt` is an ISO 8601 instant in UTC.
 */
export type ShortPost = {
  key: string;
  text: Localized;
  imageKey: string;
  link: string;
  publishedAt: string;
};

/** An interview tip: a title and short points without formatting. */
export type InterviewTip = { key: string; title: Localized; points: Localized[]; imageKey: string };

/** A category of interview tips, shown as a pill, with its tips. */
export type InterviewTipCategory = { key: string; name: Localized; tips: InterviewTip[] };

/** A video tip: captions in order, each shown on its own slide and spoken by the browser. */
export type VideoTip = { videoId: string; title: Localized; captions: Localized[]; imageKey: string };

/** A category of video tips, shown as a pill, with its videos. */
export type VideoTipCategory = { key: string; name: Localized; videos: VideoTip[] };
