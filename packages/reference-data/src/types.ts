/** A text in the three interface languages. */
export interface TrilingualName {
  nameEn: string;
  nameHi: string;
  nameMr: string;
}

/** One Indian city or town; coordinates in degrees WGS 84, population as of GeoNames. */
export interface CityRow {
  slug: string;
  nameEn: string;
  /** Devanagari; null if no trustworthy spelling is known. All built-in cities have both names. */
  nameHi: string | null;
  nameMr: string | null;
  /** English name of the state or union territory, as in `states.json`. */
  state: string;
  latitude: number;
  longitude: number;
  population: number;
  isPopular: boolean;
  /** Icon key such as `mumbai`; null for cities that are not popular. */
  icon: string | null;
  /** Other spellings people type (Bombay, Bangalore, Gurgaon), Latin or Devanagari. */
  aliases: string[];
}

/** A state or union territory with the code that begins a GSTIN. */
export interface StateRow extends TrilingualName {
  slug: string;
  /** Two letters as on number plates and in a CIN. */
  code: string;
  gstCode: string;
}

/** A well-known part of a city; coordinates are its rough centre (about 1 km). */
export interface LocalityRow extends TrilingualName {
  slug: string;
  citySlug: string;
  latitude: number;
  longitude: number;
  aliases: string[];
}

/** A narrower kind of work within a job profile. */
export interface SubProfileRow extends TrilingualName {
  key: string;
  /** Words people type for it, Latin spellings and Devanagari mixed, lower case. */
  synonyms: string[];
}

/** One of the 22 job profile categories. */
export interface JobProfileRow extends TrilingualName {
  key: string;
  icon: string;
  synonyms: string[];
  subProfiles: SubProfileRow[];
}

export type DegreeLevel = 'UG' | 'PG';

export interface UniversityRow {
  name: string;
  /** City or campus town, in English. */
  city: string;
  state: string;
}

export interface DegreeRow {
  name: string;
  level: DegreeLevel;
}

export interface IndustrySectorRow extends TrilingualName {
  key: string;
}

export interface ReportReasonRow {
  key: string;
  textEn: string;
  textHi: string;
  textMr: string;
}

/** A skill with the job profiles it belongs to. */
export interface SkillRow extends TrilingualName {
  key: string;
  profileKeys: string[];
}

/** Approximate lawful minimum of a state, whole rupees a month of 26 working days. */
export interface MinimumWageRow {
  state: string;
  unskilled: number;
  semiSkilled: number;
  skilled: number;
}

/** The minimum wage table with a note on its sources and precision. */
export interface MinimumWages {
  asOf: string;
  note: string;
  sources: string[];
  rows: MinimumWageRow[];
}
