import { notificationTypes } from '@nukkad/content/notification-types.ts';
import * as data from '../index.ts';
import type { TableRows } from './upsert.ts';

interface Named {
  nameEn: string;
  nameHi: string | null;
  nameMr: string | null;
}

const names = ({ nameEn, nameHi, nameMr }: Named) => ({ name_en: nameEn, name_hi: nameHi, name_mr: nameMr });

const city: TableRows = {
  table: 'city',
  isEditable: true,
  keys: ['slug'],
  rows: data.cities.map((row) => ({
    slug: row.slug,
    ...names(row),
    state: row.state,
    latitude: row.latitude,
    longitude: row.longitude,
    population: row.population,
    is_popular: row.isPopular,
    icon: row.icon,
    aliases: row.aliases,
  })),
};

const jobProfile: TableRows = {
  table: 'job_profile',
  isEditable: true,
  keys: ['key'],
  rows: data.jobProfiles.map((row, index) => ({
    key: row.key,
    ...names(row),
    icon: row.icon,
    sort_order: index,
    synonyms: row.synonyms,
  })),
};

const jobSubProfile: TableRows = {
  table: 'job_sub_profile',
  isEditable: true,
  keys: ['key'],
  rows: data.jobProfiles.flatMap((profile) =>
    profile.subProfiles.map((row) => ({
      key: row.key,
      profile_key: profile.key,
      ...names(row),
      synonyms: row.synonyms,
    })),
  ),
};

const skill: TableRows = {
  table: 'skill',
  keys: ['key'],
  rows: data.skills.map((row) => ({ key: row.key, profile_key: row.profileKeys[0] ?? null, ...names(row) })),
};

const minimumWage: TableRows = {
  table: 'minimum_wage',
  keys: ['state'],
  rows: data.minimumWages.rows.map((row) => ({
    state: row.state,
    unskilled: row.unskilled,
    semi_skilled: row.semiSkilled,
    skilled: row.skilled,
    source: `${data.minimumWages.asOf}. ${data.minimumWages.note}`,
  })),
};

const reportReason: TableRows = {
  table: 'report_reason',
  keys: ['key'],
  rows: data.reportReasons.map((row, index) => ({
    key: row.key,
    text_en: row.textEn,
    text_hi: row.textHi,
    text_mr: row.textMr,
    sort_order: index,
  })),
};

const answerReason: TableRows = {
  table: 'answer_reason',
  keys: ['key'],
  rows: data.answerReasons.map((row, index) => ({
    key: row.key,
    label_en: row.labelEn,
    label_hi: row.labelHi,
    label_mr: row.labelMr,
    text_en: row.textEn,
    text_hi: row.textHi,
    text_mr: row.textMr,
    is_told: row.isShown,
    sort_order: index,
  })),
};

const university: TableRows = {
  table: 'university',
  keys: ['name'],
  rows: data.universities.map(({ name }) => ({ name })),
};

const degree: TableRows = {
  table: 'degree',
  keys: ['level', 'name'],
  rows: data.degrees.map(({ level, name }, index) => ({ level, name, sort_order: index })),
};

const industrySector: TableRows = {
  table: 'industry_sector',
  keys: ['key'],
  rows: data.industrySectors.map((row, index) => ({ key: row.key, ...names(row), sort_order: index })),
};

const notificationType: TableRows = {
  table: 'notification_type',
  keys: ['key'],
  rows: notificationTypes.map(({ key, label, description }, index) => ({
    key,
    label_en: label.en,
    label_hi: label.hi,
    label_mr: label.mr,
    description_en: description.en,
    description_hi: description.hi,
    description_mr: description.mr,
    sort_order: index,
  })),
};

/** Rows of the tables of reference data. Each table follows those that it refers to. */
export const REFERENCE_TABLES: readonly TableRows[] = [
  city,
  jobProfile,
  jobSubProfile,
  skill,
  minimumWage,
  reportReason,
  answerReason,
  university,
  degree,
  industrySector,
  notificationType,
];
