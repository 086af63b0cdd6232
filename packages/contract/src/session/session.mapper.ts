import * as z from 'zod/mini';
import { presentText } from '../shared/shared.mapper.ts';
import type {
  AcceptedTexts,
  SessionOutput,
  SignedInCandidate,
  SignInInput,
  SignInOutput,
} from './session.domain.ts';
import {
  type wireGoogleSignInRequest,
  type wireSessionResult,
  wireSignedInFields,
  type wireSignInResult,
} from './session.wire.ts';

const wireSignedIn = z.object(wireSignedInFields);
type WireSignedIn = z.infer<typeof wireSignedIn>;
type WireClaims = z.infer<typeof wireGoogleSignInRequest>;

export function acceptedFromWire(
  wire: Pick<WireClaims, 'termsVersion' | 'noticeVersion'>,
): AcceptedTexts | undefined {
  const terms = presentText(wire.termsVersion);
  const notice = presentText(wire.noticeVersion);
  return terms === undefined && notice === undefined ? undefined : { terms, notice };
}

export function signInFromWire(wire: WireClaims): SignInInput {
  return {
    credential: wire.credential,
    claimedEmail: presentText(wire.email),
    claimedName: presentText(wire.jobseekerName),
    pushSubscription: presentText(wire.tokenId),
    accepted: acceptedFromWire(wire),
  };
}

export function signInToWire(input: SignInInput): WireClaims {
  return {
    loginFrom: 'Web',
    credential: input.credential,
    email: input.claimedEmail,
    jobseekerName: input.claimedName,
    tokenId: input.pushSubscription,
    termsVersion: input.accepted?.terms,
    noticeVersion: input.accepted?.notice,
  };
}

/** Converts the signed-in seeker to wire format, with a second id field that older clients expect. */
export function signedInToWire(candidate: SignedInCandidate): WireSignedIn {
  return {
    jobseekerId: candidate.id,
    jsObjectId: candidate.id,
    adminId: candidate.adminId,
    email: candidate.email,
    referralCode: candidate.referralCode,
    jobseekerName: candidate.name,
    jobseekerImage: candidate.photo ?? '',
    resume: candidate.resume ?? '',
    selectedLang: candidate.language,
    ismobileVerified: candidate.isMobileVerified,
  };
}

export function signedInFromWire(wire: WireSignedIn): SignedInCandidate {
  return {
    id: wire.jobseekerId,
    name: wire.jobseekerName,
    email: wire.email,
    photo: presentText(wire.jobseekerImage) ?? null,
    resume: presentText(wire.resume) ?? null,
    referralCode: wire.referralCode,
    adminId: wire.adminId,
    language: wire.selectedLang,
    isMobileVerified: wire.ismobileVerified,
  };
}

export function sessionToWire(output: SessionOutput): z.infer<typeof wireSessionResult> {
  return {
    ...signedInToWire(output.candidate),
    accessToken: output.accessToken,
    expiresIn: output.expiresInSeconds,
  };
}

export function sessionFromWire(wire: z.infer<typeof wireSessionResult>): SessionOutput {
  return {
    candidate: signedInFromWire(wire),
    accessToken: wire.accessToken,
    expiresInSeconds: wire.expiresIn,
  };
}

export function signInResultToWire(output: SignInOutput): z.infer<typeof wireSignInResult> {
  return { ...sessionToWire(output), isNewAccount: output.isNewAccount };
}

export function signInResultFromWire(wire: z.infer<typeof wireSignInResult>): SignInOutput {
  return { ...sessionFromWire(wire), isNewAccount: wire.isNewAccount };
}
