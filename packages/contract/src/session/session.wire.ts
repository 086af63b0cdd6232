import * as z from 'zod/mini';
import {
  CREDENTIAL_LENGTH_MAX,
  EMAIL_LENGTH_MAX,
  NAME_LENGTH_MAX,
  PUSH_SUBSCRIPTION_LENGTH_MAX,
  URL_LENGTH_MAX,
} from '../constants.ts';
import { wireLanguage, wireOptionalText, wireText } from '../shared/shared.wire.ts';

/** Maximum number of characters of a version of the terms or the notice. */
export const VERSION_LENGTH_MAX = 20;

const claims = {
  email: wireOptionalText(EMAIL_LENGTH_MAX),
  jobseekerName: wireOptionalText(NAME_LENGTH_MAX * 2),
  jobseekerImage: wireOptionalText(URL_LENGTH_MAX),
  tokenId: wireOptionalText(PUSH_SUBSCRIPTION_LENGTH_MAX),
  loginFrom: z.optional(wireText(20)),
  termsVersion: wireOptionalText(VERSION_LENGTH_MAX),
  noticeVersion: wireOptionalText(VERSION_LENGTH_MAX),
  credential: wireText(CREDENTIAL_LENGTH_MAX).check(z.minLength(1)),
};

export const wireGoogleSignInRequest = z.object(claims);
export const wireFacebookSignInRequest = z.object({ ...claims, socialId: wireOptionalText(64) });

/** The fields of the signed-in seeker that clients keep in the browser. */
export const wireSignedInFields = {
  jobseekerId: z.string(),
  jsObjectId: z.string(),
  adminId: z.string(),
  email: z.string(),
  referralCode: z.string(),
  jobseekerName: z.string(),
  jobseekerImage: z.string(),
  resume: z.string(),
  selectedLang: z.nullable(wireLanguage),
  ismobileVerified: z.boolean(),
};

const token = { accessToken: z.string(), expiresIn: z.int() };

export const wireSignInResult = z.object({ ...wireSignedInFields, ...token, isNewAccount: z.boolean() });
export const wireSessionResult = z.object({ ...wireSignedInFields, ...token });
