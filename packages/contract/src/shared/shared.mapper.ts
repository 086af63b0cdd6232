import type { Acknowledgement, GeoPoint } from './shared.domain.ts';

/** Wire text to domain: blank means absent. */
export function presentText(text: string | null | undefined): string | undefined {
  const trimmed = text?.trim();
  return trimmed ? trimmed : undefined;
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
