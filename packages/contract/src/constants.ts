/** The product's limits, each defined once. Values marked "setting" are defaults that an operator may change. */

/** The product's languages as ISO 639-1 codes: English, Hindi, Marathi. */
export const LANGUAGES = ['en', 'hi', 'mr'] as const;
/** The language if the user has chosen none and the browser asks for none of ours. */
export const DEFAULT_LANGUAGE = 'en';

/** Items on a page of a list, by default. */
export const PAGE_SIZE_DEFAULT = 10;
/** Largest page that may be requested, in items. */
export const PAGE_SIZE_MAX = 200;
/** Number of items of a list that a reader can reach by paging. */
export const LIST_REACH_MAX = 200;
/** Number of recommended jobs. */
export const TOP_PICKS = 4;
/** If a search has fewer matches than this within its radius, the nearest jobs outside the radius follow. */
export const NEARBY_FILL_BELOW = 10;
/** Matches are counted exactly up to this number; more are shown as "200+". */
export const COUNT_CAP = 200;

/** Lower end of the pay slider, in rupees a month. */
export const SALARY_MIN = 0;
/** Upper end of the pay slider, in rupees a month; it means no upper limit. */
export const SALARY_MAX = 100_000;
/** Step of the pay slider, in rupees a month. */
export const SALARY_STEP = 500;
/** Upper end of the experience slider, in years. */
export const EXPERIENCE_YEARS_MAX = 10;
/** Smallest radius of a search, in kilometres. */
export const RADIUS_KM_MIN = 0;
/** Largest radius of a search, in kilometres. */
export const RADIUS_KM_MAX = 30;
/** Radius of a search for a locality, in kilometres, so that adjoining localities match too. */
export const LOCALITY_RADIUS_KM = 5;
/** Default radius of a search around a point, in kilometres. */
export const RADIUS_KM_DEFAULT = 30;

/** Smallest zoom level of the map (Web Mercator tiles). */
export const MAP_ZOOM_MIN = 10;
/** Largest zoom level of the map. */
export const MAP_ZOOM_MAX = 17;
/** Zoom level at which the map shows all of India. */
export const MAP_ZOOM_COUNTRY = 5;
/** Decimal places of stored degrees; 4 are about 11 metres. */
export const COORDINATE_DECIMALS = 4;

/** Start of HR's calling hours in Asia/Kolkata, inclusive (setting). */
export const HR_FROM_HOUR = 9;
/** End of HR's calling hours in Asia/Kolkata, exclusive (setting). */
export const HR_TO_HOUR = 20;

/** Credits of a new account (setting). */
export const CREDITS_START = 10;
/** Credits for an application. */
export const CREDITS_APPLY = 1;
/** Credits for seeing an HR contact. */
export const CREDITS_HR = 1;
/** Credits for a referral. */
export const CREDITS_REFERRAL = 3;
/** Referrals in 30 days for which one seeker gets credits; 0 means no limit (setting). */
export const REFERRALS_A_MONTH = 30;
/** Default number of credits that a seeker gets for an accepted request. Operators change it in the settings. */
export const CREDITS_REQUEST = 5;
/** Credit balance at which the ring on the profile screen is full. */
export const CREDITS_RING_MAX = 10;
/** Days after which an application is refunded if no company has viewed it. */
export const UNSEEN_REFUND_DAYS = 14;

/** Digits of a one-time code. */
export const OTP_DIGITS = 6;
/** Lifetime of a one-time code, in seconds. */
export const OTP_LIFETIME_SECONDS = 300;
/** Consecutive wrong codes after which verification is locked. */
export const OTP_TRIES = 5;
/**
 * Days without use after which an account is no longer opened by its number alone, because phone companies give
 * unused numbers to others after 90 days.
 */
export const PHONE_DORMANT_DAYS = 90;
/** Seconds for which verification stays locked after `OTP_TRIES` wrong codes. */
export const OTP_LOCK_SECONDS = 900;
/** Seconds before another code may be sent. */
export const OTP_RESEND_SECONDS = 60;
/**
 * Maximum number of codes sent to one phone number in an hour. After the first `OTP_PER_PHONE_SHARED`, only accounts
 * that have sent none to it in that hour may use the rest.
 */
export const OTP_PER_PHONE_HOUR = 5;
/** How many of the `OTP_PER_PHONE_HOUR` codes any account may use. */
export const OTP_PER_PHONE_SHARED = 3;
/**
 * Codes an hour to one number in addition to `OTP_PER_PHONE_HOUR`. Only for accounts and networks that have both sent
 * none to it in that hour.
 */
export const OTP_PER_PHONE_OTHER_NETWORKS = 3;
/** Text messages in a day (India); 0 means no limit (setting). */
export const SMS_PER_DAY = 5000;
/** Codes in a day (India) to members of companies, all together (setting). So they never use up those of seekers. */
export const MEMBER_CODES_PER_DAY = 2000;
/** Divisor of the limit `SMS_PER_DAY` for one network: 5 means one fifth of it. */
export const SMS_NETWORK_PART = 5;
/**
 * Wrong codes for one phone number in an hour, over all accounts. Above it, only accounts without a wrong code may
 * try.
 */
export const OTP_GUESSES_PER_PHONE_HOUR = 20;
/** How many of the `OTP_GUESSES_PER_PHONE_HOUR` wrong codes any account may use. */
export const OTP_GUESSES_PER_PHONE_SHARED = 15;
/** Wrong codes that each account may still enter after `OTP_GUESSES_PER_PHONE_SHARED` is used up. */
export const OTP_GUESSES_BEYOND_SHARED = 2;
/**
 * Codes an hour from one network address (setting). Large, because carriers put thousands of users behind one address.
 */
export const OTP_PER_ADDRESS_HOUR = 300;
/** Codes an hour from one account, to any numbers. */
export const OTP_PER_ACCOUNT_HOUR = 10;
/** Codes a day from one account, to any numbers. */
export const OTP_PER_ACCOUNT_DAY = 20;

/** Days that a job stays open after its last confirmation (setting). */
export const JOB_LIFETIME_DAYS = 30;
/**
 * Days after which a job closes even if an import still contains it, counted from publication or from the last
 * renewal by a person.
 */
export const JOB_RENEWAL_DAYS = 180;
/** New jobs that a candidate may open in a week; 0 means no limit (setting). */
export const NEW_JOBS_A_WEEK = 200;
/** Days after a rejection before the candidate may apply to that job again. */
export const REAPPLY_AFTER_REJECTION_DAYS = 30;
/** Number of counted reports, by different candidates, that pause a job. */
export const REPORTS_TO_PAUSE = 3;
/** Maximum number of reports by one seeker in 24 hours. */
export const REPORTS_PER_DAY = 5;
/**
 * How many of a seeker's reports in 24 hours count towards pausing a job, until operators have confirmed one of that
 * seeker's reports.
 */
export const REPORTS_COUNTED_PER_DAY_UNPROVEN = 2;
/** Reports from one network address that count in a day (India). */
export const REPORTS_COUNTED_PER_NETWORK_DAY = 5;
/** HR contacts that one account or number may open for the first time in a day (India). */
export const HR_CONTACTS_A_DAY = 10;
/**
 * HR contacts that one network address may open for the first time in a day (setting). Large, because carriers put
 * thousands of users behind one address.
 */
export const HR_CONTACTS_PER_ADDRESS_DAY = 300;
/** Accounts that one sign-in may delete in a day (India). */
export const DELETIONS_PER_SIGN_IN_DAY = 3;
/** Accounts that may be deleted from one network address in a day (India). */
export const DELETIONS_PER_ADDRESS_DAY = 100;
/** Messages to the operators from one account or number in a day (India). */
export const MESSAGES_TO_OPERATORS_A_DAY = 10;
/** Maximum number of job alerts of one candidate. */
export const ALERTS_MAX = 10;
/** Length of the share id at the end of a job's or company's link. */
export const SHARE_ID_LENGTH = 6;
/** Maximum number of recently opened jobs that the search page shows, and of recently opened companies. */
export const RECENT_SEARCHES = 10;

/** Fewest job profiles that a seeker may choose as interests. */
export const INTERESTS_MIN = 1;
/** Number of job profiles that the app recommends choosing. */
export const INTERESTS_SUGGESTED = 3;
/** Most job profiles that a seeker may choose as interests. */
export const INTERESTS_MAX = 6;
/** Minimum age of a candidate, in years. */
export const AGE_MIN_YEARS = 18;
/** Earliest accepted date of birth, YYYY-MM-DD. */
export const BIRTH_DATE_MIN = '1960-02-01';

/** Maximum length of a name, in characters (like all text lengths below). */
export const NAME_LENGTH_MAX = 80;
/** A summary must have more characters than this. */
export const SUMMARY_LONGER_THAN = 20;
/** Maximum length of the text "about me". */
export const ABOUT_LENGTH_MAX = 2000;
/** Maximum length of a chat message. */
export const CHAT_LENGTH_MAX = 2000;
/** Maximum length of a review. */
export const REVIEW_LENGTH_MAX = 1000;
/** Maximum length of a search text. */
export const SEARCH_LENGTH_MAX = 200;
/** Maximum length of other free texts. */
export const FREE_TEXT_LENGTH_MAX = 2000;

/** Maximum size of a resume, in bytes. */
export const RESUME_BYTES_MAX = 5 * 1024 * 1024;
/** Maximum size of a photo, in bytes. */
export const PHOTO_BYTES_MAX = 2 * 1024 * 1024;
/** Maximum size of a video, in bytes. */
export const VIDEO_BYTES_MAX = 50 * 1024 * 1024;
/** A video resume must last longer than this, in seconds. */
export const VIDEO_SECONDS_OVER = 10;
/** Maximum length of a video resume, in seconds. */
export const VIDEO_SECONDS_MAX = 60;
/** Longer side of a marksheet’s preview, in pixels. */
export const MARKSHEET_THUMBNAIL_PIXELS = 300;
/** Longer side of a stored marksheet, in pixels. */
export const MARKSHEET_PAGE_PIXELS = 1600;

/** Lifetime of an access token, in seconds. */
export const ACCESS_TOKEN_SECONDS = 900;
/** Lifetime of a refresh token, in days; each use returns a new one. */
export const REFRESH_TOKEN_DAYS = 60;
/** Days after which a login ends even if it is used daily. */
export const LOGIN_DAYS_MAX = 180;
/** Minutes after sign-in in which the account may be deleted or exported without signing in again. */
export const FRESH_LOGIN_MINUTES = 15;
/** The value of `serverId` in requests for the server URLs. */
export const SERVER_PANEL_ID = 'JobseekerPanel';

/** Maximum length of an e-mail address. */
export const EMAIL_LENGTH_MAX = 254;
/** Maximum length of a URL. */
export const URL_LENGTH_MAX = 500;
/** Maximum length of a sign-in credential. */
export const CREDENTIAL_LENGTH_MAX = 4096;
/** Maximum length of a push subscription. It is an index key, which PostgreSQL limits to 2,704 bytes. */
export const PUSH_SUBSCRIPTION_LENGTH_MAX = 2048;
/** Maximum length of a phone number as typed, with spaces and punctuation. */
export const PHONE_TEXT_LENGTH_MAX = 40;
/** Maximum length of a date as typed. */
export const DATE_TEXT_LENGTH_MAX = 40;
/** Default time limit for a response to begin, in seconds. Routes may define a longer one. */
export const ANSWER_SECONDS = 4.5;
/** Default limit of a JSON body, in bytes. Routes may define a larger one. */
export const JSON_BODY_BYTES_MAX = 64 * 1024;
/** Maximum length of a marksheet as base64 text; enough for a page of 1600 pixels. */
export const MARKSHEET_TEXT_LENGTH_MAX = 3_000_000;
/** Maximum size of a JSON body with a marksheet, in bytes. */
export const MARKSHEET_BODY_BYTES_MAX = 3_200_000;
/** Maximum length of a city’s name. */
export const CITY_LENGTH_MAX = 80;
/** Maximum length of the name of a school, college or university. */
export const INSTITUTE_LENGTH_MAX = 200;
/** Maximum length of a cursor. */
export const CURSOR_LENGTH_MAX = 200;
/** Maximum length of a referral code. */
export const REFERRAL_CODE_LENGTH_MAX = 40;
/** Maximum length of a report's free text. */
export const REPORT_LENGTH_MAX = 1000;
/** Messages on a page of a conversation, by default. */
export const CHAT_PAGE_DEFAULT = 50;
/** Largest page of a conversation that may be requested, in messages. */
export const CHAT_PAGE_MAX = 200;
