/** The numbered limits of the product: each stands here once. Those marked "setting" are defaults an operator may change. */

export const LANGUAGES = ['en', 'hi', 'mr'] as const;
export const DEFAULT_LANGUAGE = 'en';

/** Lists: items a page, and the deepest item a reader reaches. */
export const PAGE_SIZE_DEFAULT = 10;
export const PAGE_SIZE_MAX = 200;
export const LIST_REACH_MAX = 200;
export const TOP_PICKS = 4;
/** Fewer matches than this in a city, and the nearest beyond follow. */
export const NEARBY_FILL_BELOW = 10;
/** Matches are counted exactly up to here; beyond, "200+". */
export const COUNT_CAP = 200;

/** Filter sliders: whole rupees a month, years, kilometres. */
export const SALARY_MIN = 0;
export const SALARY_MAX = 100_000;
export const SALARY_STEP = 500;
export const EXPERIENCE_YEARS_MAX = 10;
export const RADIUS_KM_MIN = 0;
export const RADIUS_KM_MAX = 30;
/** Who names a part of a city means the part and what adjoins it. */
export const LOCALITY_RADIUS_KM = 5;
export const RADIUS_KM_DEFAULT = 30;

export const MAP_ZOOM_MIN = 10;
export const MAP_ZOOM_MAX = 17;
export const MAP_ZOOM_COUNTRY = 5;
export const COORDINATE_DECIMALS = 4;

/** Calls to HR: hours of Asia/Kolkata, from inclusive, to exclusive (setting). */
export const HR_FROM_HOUR = 9;
export const HR_TO_HOUR = 20;

/** Credits (settings). */
export const CREDITS_START = 10;
export const CREDITS_APPLY = 1;
export const CREDITS_HR = 1;
export const CREDITS_REFERRAL = 3;
/** Friends who bring their referrer credits in 30 days; 0 = no limit. */
export const REFERRALS_A_MONTH = 30;
export const CREDITS_REQUEST = 5;
export const CREDITS_RING_MAX = 10;
export const UNSEEN_REFUND_DAYS = 14;

export const OTP_DIGITS = 6;
export const OTP_LIFETIME_SECONDS = 300;
export const OTP_TRIES = 5;
export const OTP_LOCK_SECONDS = 900;
export const OTP_RESEND_SECONDS = 60;
/** Codes an hour to a number; after the shared ones, only to accounts that had none for it in that hour. */
export const OTP_PER_PHONE_HOUR = 5;
export const OTP_PER_PHONE_SHARED = 3;
/** Wrong codes an hour for a number over all accounts; after the shared ones, only so many an account. */
export const OTP_GUESSES_PER_PHONE_HOUR = 20;
export const OTP_GUESSES_PER_PHONE_SHARED = 15;
export const OTP_GUESSES_BEYOND_SHARED = 2;
/** Of one network address, behind which a carrier may put thousands of people (setting). */
export const OTP_PER_ADDRESS_HOUR = 300;
/** To whatever numbers, sent or refused because the number is taken. */
export const OTP_PER_ACCOUNT_HOUR = 10;
export const OTP_PER_ACCOUNT_DAY = 20;

/** Jobs: days until one closes unless renewed (setting); new ones a week (setting, 0 = no limit); days before reapplying. */
export const JOB_LIFETIME_DAYS = 30;
export const NEW_JOBS_A_WEEK = 200;
export const REAPPLY_AFTER_REJECTION_DAYS = 30;
export const REPORTS_TO_PAUSE = 3;
/** Reports by one seeker within 24 hours. */
export const REPORTS_PER_DAY = 5;
export const SHARE_ID_LENGTH = 6;
export const RECENT_SEARCHES = 10;

export const INTERESTS_MIN = 1;
export const INTERESTS_SUGGESTED = 3;
export const INTERESTS_MAX = 6;
export const AGE_MIN_YEARS = 18;
export const BIRTH_DATE_MIN = '1960-02-01';

/** Text lengths, in characters. A summary must be longer than SUMMARY_LONGER_THAN. */
export const NAME_LENGTH_MAX = 80;
export const SUMMARY_LONGER_THAN = 20;
export const ABOUT_LENGTH_MAX = 2000;
export const CHAT_LENGTH_MAX = 2000;
export const REVIEW_LENGTH_MAX = 1000;
export const SEARCH_LENGTH_MAX = 200;
export const FREE_TEXT_LENGTH_MAX = 2000;

/** Files, in bytes; video in seconds (longer than the first, at most the second). */
export const RESUME_BYTES_MAX = 5 * 1024 * 1024;
export const PHOTO_BYTES_MAX = 2 * 1024 * 1024;
export const VIDEO_BYTES_MAX = 50 * 1024 * 1024;
export const VIDEO_SECONDS_OVER = 10;
export const VIDEO_SECONDS_MAX = 60;
export const MARKSHEET_THUMBNAIL_PIXELS = 300;
export const MARKSHEET_PAGE_PIXELS = 1600;

export const ACCESS_TOKEN_SECONDS = 900;
export const REFRESH_TOKEN_DAYS = 60;
export const SERVER_PANEL_ID = 'JobseekerPanel';

/** Lengths of opaque or formal texts, in characters. */
export const EMAIL_LENGTH_MAX = 254;
export const URL_LENGTH_MAX = 500;
export const CREDENTIAL_LENGTH_MAX = 4096;
export const PUSH_SUBSCRIPTION_LENGTH_MAX = 4096;
/** Room for what people type as a phone number, with spaces and signs. */
export const PHONE_TEXT_LENGTH_MAX = 40;
export const DATE_TEXT_LENGTH_MAX = 40;
/** Seconds in which an answer begins; a route that may take longer says so. */
export const ANSWER_SECONDS = 4.5;
/** A JSON body; a route that takes a larger one says so. */
export const JSON_BODY_BYTES_MAX = 64 * 1024;
/** A school page of 1600 pixels as base64 text, and the body that carries it. */
export const MARKSHEET_TEXT_LENGTH_MAX = 3_000_000;
export const MARKSHEET_BODY_BYTES_MAX = 3_200_000;
export const CITY_LENGTH_MAX = 80;
export const INSTITUTE_LENGTH_MAX = 200;
export const CURSOR_LENGTH_MAX = 200;
export const REFERRAL_CODE_LENGTH_MAX = 40;
export const REPORT_LENGTH_MAX = 1000;
/** Messages of a conversation a page. */
export const CHAT_PAGE_DEFAULT = 50;
export const CHAT_PAGE_MAX = 200;
