import { PAGE_SIZE_DEFAULT } from '../constants.ts';
import type { Acknowledgement, GeoPoint, Nothing, PageMeta } from './shared.domain.ts';
import { wireAcknowledgement, wireCallerBody, wireNothing } from './shared.wire.ts';

/** Returns undefined for a missing or blank text. */
export function presentText(text: string | null | undefined): string | undefined {
  const trimmed = text?.trim();
  return trimmed ? trimmed : undefined;
}

/** Parses a number that older clients may send as text; undefined for a missing or blank one. */
export function presentNumber(value: number | string | null | undefined): number | undefined {
  const text = typeof value === 'string' ? value.replace('%', '').trim() : value;
  return text === undefined || text === null || text === '' ? undefined : Number(text);
}

/** The smallest coordinate in degrees that is not zero: a tenth of a millimetre. */
const DEGREES_MIN = 1e-9;

/** Returns zero for coordinates that are almost zero. With numbers such as 1e-320, PostgreSQL's arithmetic fails. */
const withoutUnderflow = (degrees: number): number => (Math.abs(degrees) < DEGREES_MIN ? 0 : degrees);

/** Returns a point; undefined unless both coordinates are present. */
export function pointFromWire(latitude?: number | null, longitude?: number | null): GeoPoint | undefined {
  if (latitude === undefined || latitude === null || longitude === undefined || longitude === null)
    return undefined;
  return { latitude: withoutUnderflow(latitude), longitude: withoutUnderflow(longitude) };
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

/** Returns the body field with the caller's own id. */
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

/** The common parts of routes without input. */
export const withoutRequest = {
  request: {},
  decodeRequest: (): Nothing => ({}),
  encodeRequest: (_input: Nothing) => ({}),
};

/** The common parts of routes whose body has only the caller's id. */
export const withCallerOnly = {
  request: { body: wireCallerBody },
  decodeRequest: (): Nothing => ({}),
  encodeRequest: (_input: Nothing) => ({ body: { loginFrom: 'Web' } }),
};

/** The common parts of routes that return only a message. */
export const withAcknowledgement = {
  result: wireAcknowledgement,
  encodeResult: acknowledgementToWire,
  decodeResult: acknowledgementFromWire,
};

/** The common parts of routes that return only success. */
export const withoutResult = {
  result: wireNothing,
  encodeResult: (_output: Nothing) => ({}),
  decodeResult: (): Nothing => ({}),
};
