import type { Random } from '@nukkad/domain/random.ts';
import type { CityRow } from '@nukkad/reference-data';

/** Stems and endings of invented company names. They sound Indian, but no real company should have such a name. */
const STEMS = [
  'Aaro',
  'Anvi',
  'Bhavya',
  'Charu',
  'Devra',
  'Dhruva',
  'Disha',
  'Ekta',
  'Gaura',
  'Harshi',
  'Indra',
  'Jeeva',
  'Kalpi',
  'Kiran',
  'Laksha',
  'Madhu',
  'Mangal',
  'Navo',
  'Nirmi',
  'Ojas',
  'Parni',
  'Pragya',
  'Rishi',
  'Rutu',
  'Sahya',
  'Samru',
  'Shubha',
  'Suvar',
  'Tejo',
  'Trisha',
  'Udya',
  'Varada',
  'Vasu',
  'Vedan',
  'Vihan',
  'Vrundi',
  'Yasho',
  'Yuga',
  'Ashwa',
  'Manas',
] as const;

const ENDINGS = [
  'vrit',
  'nika',
  'mitra',
  'vana',
  'dhara',
  'lok',
  'tva',
  'kunj',
  'sutra',
  'setu',
  'prabha',
  'gati',
  'vrud',
  'deep',
  'shri',
  'yan',
  'tara',
  'vardh',
  'mala',
  'nidhi',
] as const;

const FORMS = [' Pvt. Ltd.', ' Pvt. Ltd.', ' LLP', ' & Sons', ' & Co.', '', '', ''] as const;

const FIRST_NAMES = [
  'Sunita',
  'Rajesh',
  'Priya',
  'Amit',
  'Kavita',
  'Sanjay',
  'Meena',
  'Vikas',
  'Pooja',
  'Nitin',
  'Farhan',
  'Ayesha',
  'Harpreet',
  'Anil',
  'Lakshmi',
  'Joseph',
  'Swati',
  'Ganesh',
  'Imran',
  'Deepa',
] as const;

const LAST_NAMES = [
  'Patil',
  'Sharma',
  'Verma',
  'Jadhav',
  'Khan',
  'Yadav',
  'Nair',
  'Reddy',
  'Gupta',
  'Shinde',
  'Das',
  'Singh',
  'Pawar',
  'Mishra',
  'Iyer',
  'Shaikh',
  'Kulkarni',
  'Chauhan',
  'Thomas',
  'More',
] as const;

export interface CompanyName {
  full: string;
  isLimited: boolean;
}

/** Invents a company name with line of business and legal form. */
export function companyName(random: Random, nouns: readonly string[]): CompanyName {
  const form = random.pick(FORMS);
  const full = `${random.pick(STEMS)}${random.pick(ENDINGS)} ${random.pick(nouns)}${form}`;
  return { full, isLimited: form === ' Pvt. Ltd.' };
}

/** Invents the name of a contact person. */
export function contactPerson(random: Random): string {
  return `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`;
}

const TEAM_SIZES = ['under 10', '10 to 20', '20 to 50', '50 to 100', 'more than 100'] as const;

/** Writes a short description in HTML. */
export function companyDescription(random: Random, name: string, about: string, city: CityRow): string {
  const since = random.between(1988, 2023);
  const team = random.pick(TEAM_SIZES);
  return (
    `<p><strong>${name.replaceAll('&', '&amp;')}</strong> is ${about} in ${city.nameEn}, at work since ${since} with ${team} people.</p>` +
    `<ul><li>Salary on time, by bank transfer</li><li>Weekly off and training on the job</li>` +
    `${random.chance(0.5) ? '<li>PF and ESIC as per rule</li>' : ''}</ul>`
  );
}
