/** A text in the three interface languages. */
export interface TrilingualName {
  nameEn: string;
  nameHi: string;
  nameMr: string;
}

/** An Indian city or town. Coordinates are WGS 84 degrees, the population is from GeoNames. */
export interface CityRow {
  slug: string;
  nameEn: string;
  /** Name in Devanagari; null if no reliable spelling is known. All built-in cities have both names. */
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
  /** Other names and spellings that people type (Bombay, Bangalore, Gurgaon), in Latin or Devanagari. */
  aliases: string[];
}

/** A state or union territory. `gstCode` is the first two digits of its GSTINs. */
export interface StateRow extends TrilingualName {
  slug: string;
  /** Code of two letters, as on number plates and in most company identification numbers (CINs). */
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

/** The railway station that people mean by "the station" of a city. */
export interface RailwayStationRow extends TrilingualName {
  citySlug: string;
  /** Code of Indian Railways, such as NGP. */
  code: string;
  latitude: number;
  longitude: number;
}

/** A specific kind of work within a job profile. */
export interface SubProfileRow extends TrilingualName {
  key: string;
  /** Words that people type for it, in lower case, in Latin or Devanagari. */
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

/** A reason for a refusal: the label for companies, and the text for seekers, which is blank if they do not see it. */
export interface AnswerReasonRow {
  key: string;
  labelEn: string;
  labelHi: string;
  labelMr: string;
  textEn: string;
  textHi: string;
  textMr: string;
  isShown: boolean;
}

/** A skill with the job profiles it belongs to. */
export interface SkillRow extends TrilingualName {
  key: string;
  profileKeys: string[];
}

/** Approximate legal minimum wages of a state, in whole rupees a month of 26 working days. */
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
