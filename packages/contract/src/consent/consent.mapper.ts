import type * as z from 'zod/mini';
import type { ConsentState } from './consent.domain.ts';
import type { wireConsentState } from './consent.wire.ts';

type WireState = z.infer<typeof wireConsentState>;

export function consentToWire(state: ConsentState): WireState {
  return {
    version: state.version,
    termsVersion: state.termsVersion,
    heading: state.title,
    items: state.items.map((item) => ({
      key: item.key,
      what: item.what,
      why: item.why,
      whoSees: item.whoSees,
      essential: item.isEssential,
      given: item.isGiven,
      answeredDate: item.answeredAt,
    })),
  };
}

export function consentFromWire(wire: WireState): ConsentState {
  return {
    version: wire.version,
    termsVersion: wire.termsVersion,
    title: wire.heading,
    items: wire.items.map((item) => ({
      key: item.key,
      what: item.what,
      why: item.why,
      whoSees: item.whoSees,
      isEssential: item.essential,
      isGiven: item.given,
      answeredAt: item.answeredDate,
    })),
  };
}
