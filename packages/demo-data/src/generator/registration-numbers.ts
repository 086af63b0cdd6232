import { gstinCheckCharacter } from '@nukkad/domain/gstin.ts';
import type { Random } from '@nukkad/domain/random.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** State codes in the company register, for the four states whose code differs from that on number plates. */
const CIN_STATE: Record<string, string> = { OD: 'OR', CG: 'CT', UK: 'UR', DD: 'DN' };

const digits = (random: Random, count: number): string =>
  String(random.below(10 ** count)).padStart(count, '0');

const letter = (random: Random): string => LETTERS.charAt(random.below(26));

/** Invents a PAN that belongs to nobody, because no PAN begins with ZZ. */
function inventedPan(random: Random, entity: string, name: string): string {
  const initial = /[A-Z]/.exec(name.toUpperCase())?.[0] ?? 'X';
  return `ZZ${letter(random)}${entity}${initial}${digits(random, 4)}${letter(random)}`;
}

/** Invents a GSTIN of a state. Its check character is valid unless `isWrong` is set. */
export function inventedGstin(
  random: Random,
  gstCode: string,
  name: string,
  options: { isLimited: boolean; isWrong: boolean },
): string {
  const first14 = `${gstCode}${inventedPan(random, options.isLimited ? 'C' : 'F', name)}1Z`;
  const right = gstinCheckCharacter(first14);
  if (!options.isWrong) return first14 + right;
  return first14 + DIGITS.charAt((DIGITS.indexOf(right) + random.between(1, 35)) % 36);
}

/** Invents a company identification number (CIN) of an unlisted private company. */
export function inventedCin(random: Random, stateCode: string): string {
  const state = CIN_STATE[stateCode] ?? stateCode;
  return `U${digits(random, 5)}${state}${random.between(1996, 2024)}PTC${digits(random, 6)}`;
}

/** Invents an Udyam number, which consists of state, district and serial number. */
export function inventedUdyam(random: Random, stateCode: string): string {
  return `UDYAM-${stateCode}-${String(random.between(1, 36)).padStart(2, '0')}-${digits(random, 7)}`;
}
