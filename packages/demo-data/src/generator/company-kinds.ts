import { jobProfiles } from '@nukkad/reference-data';
import { WeightedIndex } from './weighted.ts';

/**
 * A line of business, with its frequency, the words for its company names, and the weights of the job profiles that
 * it hires.
 */
interface CompanyKindSource {
  weight: number;
  nouns: readonly string[];
  about: string;
  seeks: Readonly<Record<string, number>>;
}

const SOURCES: readonly CompanyKindSource[] = [
  {
    weight: 10,
    nouns: [
      'Kitchen',
      'Foods',
      'Bhojanalay',
      'Caterers',
      'Family Restaurant',
      'Cafe',
      'Tiffin Service',
      'Sweets',
    ],
    about: 'a restaurant and catering business',
    seeks: { cook: 60, delivery: 18, finance: 5, 'buyer-planner': 5, receptionist: 4, 'quality-analyst': 2 },
  },
  {
    weight: 12,
    nouns: ['Stores', 'Mart', 'Super Shoppee', 'Electronics', 'Collections', 'Furniture House', 'Jewellers'],
    about: 'a retail shop',
    seeks: {
      sales: 50,
      finance: 12,
      accountant: 10,
      delivery: 12,
      'buyer-planner': 12,
      'safety-management': 4,
    },
  },
  {
    weight: 10,
    nouns: ['Logistics', 'Couriers', 'Express', 'Transport', 'Cargo Movers', 'Roadlines'],
    about: 'a logistics and delivery company',
    seeks: { delivery: 70, 'buyer-planner': 16, technician: 4, accountant: 4, 'safety-management': 6 },
  },
  {
    weight: 6,
    nouns: ['Security Services', 'Guard Force', 'Facility Services', 'Protection Services'],
    about: 'a security and facility services company',
    seeks: { 'safety-management': 70, receptionist: 16, 'human-resources': 6, technician: 8 },
  },
  {
    weight: 10,
    nouns: [
      'Industries',
      'Engineering Works',
      'Components',
      'Polymers',
      'Auto Parts',
      'Castings',
      'Packaging',
    ],
    about: 'a manufacturing unit',
    seeks: {
      technician: 30,
      engineer: 24,
      'quality-analyst': 16,
      'buyer-planner': 14,
      'safety-management': 8,
    },
  },
  {
    weight: 5,
    nouns: ['Garments', 'Fashions', 'Apparels', 'Boutique', 'Hosiery', 'Tailoring House'],
    about: 'a garment and tailoring business',
    seeks: { tailor: 74, 'quality-analyst': 7, 'buyer-planner': 8, sales: 8, 'graphic-designer': 3 },
  },
  {
    weight: 7,
    nouns: ['Infotech', 'Softworks', 'Technologies', 'Digital Labs', 'IT Solutions', 'Systems'],
    about: 'a software and IT services company',
    seeks: {
      engineer: 46,
      'quality-analyst': 10,
      'business-development': 14,
      'graphic-designer': 9,
      'budget-analyst': 7,
    },
  },
  {
    weight: 7,
    nouns: ['Vidyalaya', 'Public School', 'Academy', 'Coaching Classes', 'Play School', 'Shikshan Sanstha'],
    about: 'a school and coaching institute',
    seeks: { teacher: 66, counselor: 14, trainer: 6, receptionist: 8, accountant: 4, delivery: 3 },
  },
  {
    weight: 5,
    nouns: ['Hospital', 'Clinic', 'Diagnostics', 'Nursing Home', 'Dental Care'],
    about: 'a hospital and diagnostics centre',
    seeks: {
      receptionist: 40,
      technician: 24,
      counselor: 12,
      accountant: 8,
      'safety-management': 8,
      cook: 5,
    },
  },
  {
    weight: 6,
    nouns: ['Finserve', 'Microfinance', 'Credit Co-operative', 'Wealth Advisors', 'Loan Point'],
    about: 'a finance and loan services company',
    seeks: { finance: 62, sales: 18, 'human-resources': 5, 'budget-analyst': 8, accountant: 8 },
  },
  {
    weight: 4,
    nouns: ['Associates', 'Tax Consultants', 'Accounting Services', 'Advisory'],
    about: 'an accounts and tax office',
    seeks: { accountant: 76, 'budget-analyst': 14, receptionist: 6, 'content-writing': 4 },
  },
  {
    weight: 7,
    nouns: ['Constructions', 'Builders', 'Infra', 'Realtors', 'Interiors', 'Developers'],
    about: 'a construction and real estate firm',
    seeks: {
      engineer: 30,
      sales: 20,
      technician: 20,
      'budget-analyst': 9,
      'graphic-designer': 8,
      'safety-management': 8,
    },
  },
  {
    weight: 5,
    nouns: ['BPO Services', 'Connect', 'Call Solutions', 'Customer Care', 'Data Services'],
    about: 'a call centre and back office company',
    seeks: { receptionist: 40, sales: 26, 'quality-analyst': 10, trainer: 8, 'content-writing': 14 },
  },
  {
    weight: 5,
    nouns: ['Media', 'Advertising', 'Digital', 'Creations', 'Print House', 'Studios'],
    about: 'an advertising and design agency',
    seeks: { 'digital-marketing': 32, 'graphic-designer': 30, 'content-writing': 18, marketing: 18 },
  },
  {
    weight: 5,
    nouns: ['HR Services', 'Manpower Solutions', 'Placement Services', 'Staffing'],
    about: 'a staffing company hiring for its clients',
    seeks: {
      'human-resources': 38,
      sales: 14,
      delivery: 12,
      receptionist: 10,
      'business-development': 12,
      technician: 10,
    },
  },
  {
    weight: 7,
    nouns: [
      'Aircon Services',
      'Electricals',
      'Motors',
      'Auto Garage',
      'Solar',
      'Home Services',
      'Mobile Care',
    ],
    about: 'a repair and service centre',
    seeks: { technician: 74, sales: 12, engineer: 8, receptionist: 6 },
  },
  {
    weight: 4,
    nouns: ['Residency', 'Resort', 'Banquets', 'Lodge', 'Inn'],
    about: 'a hotel',
    seeks: { cook: 52, receptionist: 28, 'safety-management': 8, technician: 8, marketing: 4 },
  },
  {
    weight: 3,
    nouns: ['Pharma', 'Laboratories', 'Chemicals', 'Agro Foods', 'Dairy'],
    about: 'a pharma and food processing company',
    seeks: {
      'quality-analyst': 40,
      engineer: 14,
      sales: 18,
      'buyer-planner': 12,
      'safety-management': 8,
      technician: 8,
    },
  },
  {
    weight: 3,
    nouns: ['Fitness', 'Gym', 'Yoga Studio', 'Motor Training School', 'Skill Centre'],
    about: 'a fitness and training centre',
    seeks: { trainer: 78, receptionist: 12, counselor: 10 },
  },
  {
    weight: 4,
    nouns: ['Distributors', 'Marketing', 'Consumer Products', 'Traders', 'Agencies'],
    about: 'a distribution and marketing company',
    seeks: { marketing: 34, sales: 30, 'business-development': 22, delivery: 8, accountant: 6 },
  },
  {
    weight: 3,
    nouns: ['Education Consultants', 'Overseas', 'Career Point', 'Admissions Desk'],
    about: 'an education and career consultancy',
    seeks: { counselor: 66, 'business-development': 14, 'digital-marketing': 10, 'content-writing': 10 },
  },
  {
    weight: 3,
    nouns: ['Home Care', 'Household Services', 'Domestic Helpers', 'Care Givers'],
    about: 'a home services provider',
    seeks: { cook: 60, delivery: 20, tailor: 4, 'safety-management': 8, teacher: 8 },
  },
];

export interface CompanyKind {
  nouns: readonly string[];
  about: string;
  /** Random choice of an index into `jobProfiles`, by weight. */
  profilePick: WeightedIndex;
}

export const companyKinds: readonly CompanyKind[] = SOURCES.map((source) => ({
  nouns: source.nouns,
  about: source.about,
  profilePick: new WeightedIndex(jobProfiles.map((profile) => source.seeks[profile.key] ?? 0)),
}));

export const companyKindPick = new WeightedIndex(SOURCES.map((source) => source.weight));
