import { PAGE_SIZE_DEFAULT } from '../constants.ts';
import type { Acknowledgement, GeoPoint, Nothing, PageMeta } from './shared.domain.ts';
import { wireAcknowledgement, wireCallerBody, wireNothing } from './shared.wire.ts';

/** Wire text to domain: blank means absent. */
export function presentText(text: string | null | undefined): string | undefined {
  const trimmed = text?.trim();
  return trimmed ? trimmed : undefined;
}

/** A number that older clients may send as text; blank means absent. */
export function presentNumber(value: number | string | null | undefined): number | undefined {
  const text = typeof value === 'string' ? value.replace('%', '').trim() : value;
  return text === undefined || text === null || text === '' ? undefined : Number(text);
}

/** A point, when both its halves are there. */
export function pointFromWire(latitude?: number | null, longitude?: number | null): GeoPoint | undefined {
  if (latitude === undefined || latitude === null || longitude === undefined || longitude === null)
    return undefined;
  return { latitude, longitude };
}

export function acknowledgementToWire(output: Acknowledgement): { msg: string } {
  return { msg: output.message };
}

export function acknowledgementFromWire(wire: { msg: string }): Acknowledgement {
  return { message: wire.msg };
}

export function metaToWire(meta: PageMeta): { title: string; description: string; keywords: string } {
  return { title: meta.title, description: meta.description, keywords: meta.keywords };
}

export function metaFromWire(wire: { title: string; description: string; keywords: string }): PageMeta {
  return { title: wire.title, description: wire.description, keywords: wire.keywords };
}

/** The caller's own id, where a body names it. */
export function callerToWire(candidateId: string): { jobseekerId: string } {
  return { jobseekerId: candidateId };
}

interface Paging {
  readonly size: number;
  readonly cursor?: string | undefined;
}

export function pagingFromWire(wire: {
  size?: number | undefined;
  cursor?: string | null | undefined;
}): Paging {
  return { size: wire.size ?? PAGE_SIZE_DEFAULT, cursor: presentText(wire.cursor) };
}

export function pagingToWire(input: Paging) {
  return { loginFrom: 'Web', size: input.size, cursor: input.cursor };
}

/** The parts of a route whose request carries nothing. */
export const withoutRequest = {
  request: {},
  decodeRequest: (): Nothing => ({}),
  encodeRequest: (_input: Nothing) => ({}),
};

/** The parts of a route whose body carries the caller alone. */
export const withCallerOnly = {
  request: { body: wireCallerBody },
  decodeRequest: (): Nothing => ({}),
  encodeRequest: (_input: Nothing) => ({ body: { loginFrom: 'Web' } }),
};

/** The parts of a route that answers one sentence. */
export const withAcknowledgement = {
  result: wireAcknowledgement,
  encodeResult: acknowledgementToWire,
  decodeResult: acknowledgementFromWire,
};

/** The parts of a route that answers success and no more. */
export const withoutResult = {
  result: wireNothing,
  encodeResult: (_output: Nothing) => ({}),
  decodeResult: (): Nothing => ({}),
};
