/** The numbered limits of the product: each stands here once. Those marked "setting" are defaults an operator may change. */

/** The languages of the product, by ISO 639-1 code: English, Hindi, Marathi. */
export const LANGUAGES = ['en', 'hi', 'mr'] as const;
/** The language of whoever has chosen none and whose browser asks for none of ours. */
export const DEFAULT_LANGUAGE = 'en';

/** Lists: items a page, and the deepest item a reader reaches. */
export const PAGE_SIZE_DEFAULT = 10;
/** Most items that a page may be asked for. */
export const PAGE_SIZE_MAX = 200;
/** Items of a list that can be reached by going on, page after page. */
export const LIST_REACH_MAX = 200;
/** Jobs recommended at once. */
export const TOP_PICKS = 4;
/** Fewer matches than this in a city, and the nearest beyond follow. */
export const NEARBY_FILL_BELOW = 10;
/** Matches are counted exactly up to here; beyond, "200+". */
export const COUNT_CAP = 200;

/** Filter sliders: whole rupees a month, years, kilometres. */
export const SALARY_MIN = 0;
/** Upper end of the pay slider, in whole rupees a month; at it there is no upper limit. */
export const SALARY_MAX = 100_000;
/** Step of the pay slider, in rupees. */
export const SALARY_STEP = 500;
/** Upper end of the experience slider, in years. */
export const EXPERIENCE_YEARS_MAX = 10;
/** Least radius of a search, in kilometres. */
export const RADIUS_KM_MIN = 0;
/** Largest radius of a search, in kilometres. */
export const RADIUS_KM_MAX = 30;
/** Who names a part of a city means the part and what adjoins it. */
export const LOCALITY_RADIUS_KM = 5;
/** Radius of a search around a point where none is chosen, in kilometres. */
export const RADIUS_KM_DEFAULT = 30;

/** Zoom of the map, in levels of Web Mercator tiles: farthest. */
export const MAP_ZOOM_MIN = 10;
/** Nearest zoom of the map. */
export const MAP_ZOOM_MAX = 17;
/** Zoom at which the map shows all of India. */
export const MAP_ZOOM_COUNTRY = 5;
/** Decimals of a degree that are stored and compared: 4 are about 11 metres. */
export const COORDINATE_DECIMALS = 4;

/** Calls to HR: hours of Asia/Kolkata, from inclusive, to exclusive (setting). */
export const HR_FROM_HOUR = 9;
/** Hour of Asia/Kolkata from which HR may not be called any more (setting). */
export const HR_TO_HOUR = 20;

/** Credits (settings). */
export const CREDITS_START = 10;
/** Credits that an application costs. */
export const CREDITS_APPLY = 1;
/** Credits that seeing the contact of HR costs. */
export const CREDITS_HR = 1;
/** Credits for a friend who joins with one’s code. */
export const CREDITS_REFERRAL = 3;
/** Friends who bring their referrer credits in 30 days; 0 = no limit. */
export const REFERRALS_A_MONTH = 30;
/** Credits granted to who asks for them (setting). */
export const CREDITS_REQUEST = 5;
/** Credits at which the ring around the balance is full. */
export const CREDITS_RING_MAX = 10;
/** Days after which an application that no company has seen is refunded. */
export const UNSEEN_REFUND_DAYS = 14;

/** Digits of a one-time code. */
export const OTP_DIGITS = 6;
/** Seconds for which a one-time code holds. */
export const OTP_LIFETIME_SECONDS = 300;
/** Wrong codes in a row after which none is taken for a while. */
export const OTP_TRIES = 5;
/** How long that while is, in seconds. */
export const OTP_LOCK_SECONDS = 900;
/** Seconds until a code may be sent again. */
export const OTP_RESEND_SECONDS = 60;
/** Codes an hour to a number; after the shared ones, only to accounts that had none for it in that hour. */
export const OTP_PER_PHONE_HOUR = 5;
/** Of these codes, those that any account may use up. */
export const OTP_PER_PHONE_SHARED = 3;
/** Codes an hour to a number beyond these, for an account and a network that both had none for it in that hour. */
export const OTP_PER_PHONE_OTHER_NETWORKS = 3;
/** Text messages on one day of India; 0 = no limit (setting). */
export const SMS_PER_DAY = 5000;
/** One network may use up this part of the day's text messages: a fifth. */
export const SMS_NETWORK_PART = 5;
/** Wrong codes an hour for a number over all accounts; then only accounts that gave no wrong one have a try. */
export const OTP_GUESSES_PER_PHONE_HOUR = 20;
/** Of these wrong codes, those that any account may use up. */
export const OTP_GUESSES_PER_PHONE_SHARED = 15;
/** Wrong codes beyond the shared ones for each account. */
export const OTP_GUESSES_BEYOND_SHARED = 2;
/** Of one network address, behind which a carrier may put thousands of people (setting). */
export const OTP_PER_ADDRESS_HOUR = 300;
/** Codes an hour for one account, to whatever numbers. */
export const OTP_PER_ACCOUNT_HOUR = 10;
/** Codes a day for one account, to whatever numbers. */
export const OTP_PER_ACCOUNT_DAY = 20;

/** Days that a job stays open after it was last confirmed (setting). */
export const JOB_LIFETIME_DAYS = 30;
/** Days after its first publication, or after a person last renewed it, at which a job ends however often a file confirms it. */
export const JOB_RENEWAL_DAYS = 180;
/** New jobs that a candidate may open in a week; 0 is no limit (setting). */
export const NEW_JOBS_A_WEEK = 200;
/** Days after a rejection until one may apply to the job again. */
export const REAPPLY_AFTER_REJECTION_DAYS = 30;
/** Reports that count, by different candidates, at which a job is paused. */
export const REPORTS_TO_PAUSE = 3;
/** Reports by one seeker within 24 hours. */
export const REPORTS_PER_DAY = 5;
/** Of these, those that count towards pausing a job while operators found none of the seeker's reports right. */
export const REPORTS_COUNTED_PER_DAY_UNPROVEN = 2;
/** Reports that count from one network address on one day of India. */
export const REPORTS_COUNTED_PER_NETWORK_DAY = 5;
/** Contacts of HR that one sign-in or number looks up for the first time on one day of India. */
export const HR_CONTACTS_A_DAY = 10;
/** The same for one network address, behind which a carrier may put thousands of people (setting). */
export const HR_CONTACTS_PER_ADDRESS_DAY = 300;
/** Accounts that one sign-in may delete on one day of India. */
export const DELETIONS_PER_SIGN_IN_DAY = 3;
/** Accounts that may be deleted from one network address on one day of India. */
export const DELETIONS_PER_ADDRESS_DAY = 100;
/** Messages to the operators from one sign-in or number on one day of India. */
export const MESSAGES_TO_OPERATORS_A_DAY = 10;
/** Most searches that are watched for one candidate. */
export const ALERTS_MAX = 10;
/** Characters of the id at the end of a job’s or company’s link. */
export const SHARE_ID_LENGTH = 6;
/** Jobs and companies opened from the search that are shown again. */
export const RECENT_SEARCHES = 10;

/** Least job profiles that may be chosen as interests. */
export const INTERESTS_MIN = 1;
/** Job profiles that one is advised to choose. */
export const INTERESTS_SUGGESTED = 3;
/** Most job profiles that may be chosen as interests. */
export const INTERESTS_MAX = 6;
/** Least age of a candidate, in years. */
export const AGE_MIN_YEARS = 18;
/** Earliest day of birth that is taken, as YYYY-MM-DD. */
export const BIRTH_DATE_MIN = '1960-02-01';

/** Text lengths, in characters. A summary must be longer than SUMMARY_LONGER_THAN. */
export const NAME_LENGTH_MAX = 80;
/** Characters that a summary must exceed. */
export const SUMMARY_LONGER_THAN = 20;
/** Characters of what a candidate says of oneself. */
export const ABOUT_LENGTH_MAX = 2000;
/** Characters of a chat message. */
export const CHAT_LENGTH_MAX = 2000;
/** Characters of a review’s comments. */
export const REVIEW_LENGTH_MAX = 1000;
/** Characters of a search’s text. */
export const SEARCH_LENGTH_MAX = 200;
/** Characters of any other text in own words. */
export const FREE_TEXT_LENGTH_MAX = 2000;

/** Files, in bytes; video in seconds (longer than the first, at most the second). */
export const RESUME_BYTES_MAX = 5 * 1024 * 1024;
/** Bytes of a photo. */
export const PHOTO_BYTES_MAX = 2 * 1024 * 1024;
/** Bytes of a video. */
export const VIDEO_BYTES_MAX = 50 * 1024 * 1024;
/** Seconds that a video resume must exceed. */
export const VIDEO_SECONDS_OVER = 10;
/** Most seconds of a video resume. */
export const VIDEO_SECONDS_MAX = 60;
/** Longer side of a marksheet’s preview, in pixels. */
export const MARKSHEET_THUMBNAIL_PIXELS = 300;
/** Longer side of a stored marksheet, in pixels. */
export const MARKSHEET_PAGE_PIXELS = 1600;

/** Seconds for which an access token holds. */
export const ACCESS_TOKEN_SECONDS = 900;
/** Days for which a refresh token holds; each use brings a new one. */
export const REFRESH_TOKEN_DAYS = 60;
/** Days after which a login ends even if it is used every day. */
export const LOGIN_DAYS_MAX = 180;
/** Minutes after signing in during which the account may be deleted or exported without signing in again. */
export const FRESH_LOGIN_MINUTES = 15;
/** The `serverId` by which clients ask where the servers are. */
export const SERVER_PANEL_ID = 'JobseekerPanel';

/** Lengths of opaque or formal texts, in characters. */
export const EMAIL_LENGTH_MAX = 254;
/** Characters of an address. */
export const URL_LENGTH_MAX = 500;
/** Characters of a sign-in’s credential. */
export const CREDENTIAL_LENGTH_MAX = 4096;
/** Characters of a browser’s push subscription: it is a key, which PostgreSQL bounds at 2,704 bytes. */
export const PUSH_SUBSCRIPTION_LENGTH_MAX = 2048;
/** Room for what people type as a phone number, with spaces and signs. */
export const PHONE_TEXT_LENGTH_MAX = 40;
/** Room for what people type as a date. */
export const DATE_TEXT_LENGTH_MAX = 40;
/** Seconds in which an answer begins; a route that may take longer says so. */
export const ANSWER_SECONDS = 4.5;
/** A JSON body; a route that takes a larger one says so. */
export const JSON_BODY_BYTES_MAX = 64 * 1024;
/** A school page of 1600 pixels as base64 text, and the body that carries it. */
export const MARKSHEET_TEXT_LENGTH_MAX = 3_000_000;
/** Bytes of the body that carries such a page. */
export const MARKSHEET_BODY_BYTES_MAX = 3_200_000;
/** Characters of a city’s name. */
export const CITY_LENGTH_MAX = 80;
/** Characters of a school’s, college’s or university’s name. */
export const INSTITUTE_LENGTH_MAX = 200;
/** Characters of a cursor. */
export const CURSOR_LENGTH_MAX = 200;
/** Characters of a referral code. */
export const REFERRAL_CODE_LENGTH_MAX = 40;
/** Characters of a report in own words. */
export const REPORT_LENGTH_MAX = 1000;
/** Messages of a conversation a page. */
export const CHAT_PAGE_DEFAULT = 50;
/** Most messages that a page of a conversation may be asked for. */
export const CHAT_PAGE_MAX = 200;
