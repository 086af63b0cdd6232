import type { ErrorCode } from '@nukkad/contract/errors.ts';

/**
 * Errors with a fixed English sentence, because existing clients compare or show it. All other errors use the phrases
 * in `errors/`.
 */
export const WIRE_ERRORS: Readonly<Partial<Record<ErrorCode, string>>> = {
  INTERNAL: 'Something went wrong! Please try again',
  UNKNOWN_SERVER: 'Please reload the app',
  JOB_REMOVED: 'Sorry, this job has been removed',
  // Used for both applications and HR contacts, so it is the more general of the specification's two texts.
  NO_CREDITS: 'Your credit score have been finished. Request to earn more credits',
  HR_WINDOW_CLOSED: 'Unable to contact HR at the moment, Please call between {{from}} to {{to}}',
  HR_UNREACHABLE: 'HR is not available to take calls right now!',
  REPORT_TEXT_MISSING: 'choose anyone',
  ALREADY_VERIFIED: 'This mobile number is already verified',
  OTP_MISSING: 'Please enter the OTP',
  INVALID_OTP: 'Invalid OTP',
  NAME_INVALID: 'enter only alphabets',
  BIRTH_DATE_INVALID: 'Please add the valid DOB',
  DETAILS_MISSING: 'please fill details',
  PHONE_NOT_VERIFIED: 'verify your phone number',
  CITY_UNKNOWN: 'Please select city from the list',
  REFERRAL_UNKNOWN: 'No referral code found',
  INTERESTS_COUNT: 'choose a profile',
  INDUSTRY_MISSING: 'provide all details',
  FILE_TYPE: 'Oops, This file type is not allowed, please choose doc/pdf/docx.',
  NO_FILE: 'No file selected or file error. Please try again',
  VIDEO_TYPE: 'You can upload only video',
  VIDEO_UNREADABLE: 'Could not read video duration',
};

/** Another sentence for `INTERESTS_COUNT`, used in responses that contain the maximum number of profiles. */
export const WIRE_TOO_MANY_INTERESTS = 'You can select maximum {{max}} profiles';

/** Messages after saving a job and following a company. Always English, because clients compare them. */
export const WIRE_ANSWERS = {
  jobSaved: 'Job saved successfully',
  jobUnsaved: 'Job unsaved successfully',
  companyFollowed: 'You have started following this company',
  companyUnfollowed: 'You have unfollowed this company',
} as const;
