import { isGstin } from '@nukkad/domain/gstin.ts';

/** Matches the codes for the kind of company in a CIN, as defined by the Ministry of Corporate Affairs. */
const OWNERSHIP = 'PLC|PTC|OPC|NPL|GOI|SGC|FLC|FTC|GAP|GAT|ULL|ULT|LLP';
const CIN = new RegExp(`^[LU]\\d{5}([A-Z]{2})(\\d{4})(${OWNERSHIP})\\d{6}$`);
const UDYAM = /^UDYAM-([A-Z]{2})-(\d{2})-\d{7}$/;

/** State codes in a CIN and in an Udyam number. Some states have had two codes. */
const STATES = new Set(
  (
    'AN AP AR AS BR CH CG CT DD DH DL DN GA GJ HP HR JH JK KA KL LA LD LH MH ML MN MP MZ NL OD OR PB PY ' +
    'RJ SK TN TR TS TG UK UP UR WB'
  ).split(' '),
);
const FIRST_COMPANY_YEAR = 1850;

/** Whether a text has the form of a corporate identification number: a known state, a year up to `thisYear`, a kind. */
export function isCin(text: string, thisYear: number): boolean {
  const [, state = '', year = ''] = CIN.exec(text) ?? [];
  return STATES.has(state) && Number(year) >= FIRST_COMPANY_YEAR && Number(year) <= thisYear;
}

/** Whether a text has the form of an Udyam registration number. It has no check digit. */
export function isUdyam(text: string): boolean {
  const [, state = '', district = ''] = UDYAM.exec(text) ?? [];
  return STATES.has(state) && district !== '00';
}

export { isGstin };
