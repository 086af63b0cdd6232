import type * as z from 'zod/mini';
import { otpCodeFromWire } from '../otp/otp.mapper.ts';
import { acceptedFromWire } from '../session/session.mapper.ts';
import { presentText } from '../shared/shared.mapper.ts';
import type { PhoneSignInInput, SendSignInCodeOutput } from './sign-in.domain.ts';
import type { wirePhoneSignInRequest, wireSendSignInCodeResult } from './sign-in.wire.ts';

type WirePhoneSignIn = z.infer<typeof wirePhoneSignInRequest>;
type WireSentCode = z.infer<typeof wireSendSignInCodeResult>;

export function phoneSignInFromWire(wire: WirePhoneSignIn): PhoneSignInInput {
  return {
    phone: wire.phone,
    code: otpCodeFromWire(wire.mobileVeriOtp),
    token: wire.otpToken,
    owner: wire.numberOwner,
    pushSubscription: presentText(wire.tokenId),
    accepted: acceptedFromWire(wire),
  };
}

export function phoneSignInToWire(input: PhoneSignInInput): WirePhoneSignIn {
  return {
    loginFrom: 'Web',
    phone: input.phone,
    mobileVeriOtp: input.code,
    otpToken: input.token,
    numberOwner: input.owner,
    tokenId: input.pushSubscription,
    termsVersion: input.accepted?.terms,
    noticeVersion: input.accepted?.notice,
  };
}

export function sentCodeToWire(output: SendSignInCodeOutput): WireSentCode {
  return { msg: output.message, resendAfter: output.resendAfterSeconds, otpToken: output.token };
}

export function sentCodeFromWire(wire: WireSentCode): SendSignInCodeOutput {
  return { message: wire.msg, resendAfterSeconds: wire.resendAfter, token: wire.otpToken };
}
