import type { Language } from '@nukkad/db';
import { isSeenByOperator } from '../checks/is-seen-by-operator.ts';
import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';
import { companyChecks, placesWith } from './company-checks.ts';
import { textOfDescription } from './company-fields.ts';
import { selectCompanyChecks } from './registration.queries.ts';

/** Latest papers that are shown. Older ones have been replaced or decided. */
const PAPERS_MAX = 10;

type Deps = Pick<Container, 'database' | 'settings'>;

async function readCompany({ database }: Pick<Deps, 'database'>, id: string) {
  const company = await database.prisma.company.findUnique({
    where: { id },
    include: {
      city: true,
      images: { orderBy: { sortOrder: 'asc' } },
      papers: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: PAPERS_MAX },
    },
  });
  if (company === null) throw new AppError('NOT_FOUND');
  return company;
}

type Company = Awaited<ReturnType<typeof readCompany>>;

const cityOf = ({ city }: Company, language: Language) => ({
  slug: city.slug,
  name: { en: city.nameEn, hi: city.nameHi, mr: city.nameMr }[language] ?? city.nameEn,
});

const hoursOf = ({ hrFromHour, hrToHour }: Company) =>
  hrFromHour === null || hrToHour === null ? null : { from: hrFromHour, to: hrToHour };

const papersOf = ({ papers }: Company) =>
  papers.map(({ id, kind, state, createdAt, decidedAt }) => ({
    id,
    kind,
    state,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }));

/** Returns what a company has entered, its pictures and papers, and the five checks with what is missing. */
export async function readCompanyProfile(deps: Deps, companyId: string, language: Language) {
  const { database, settings } = deps;
  const company = await readCompany(deps, companyId);
  const stored = await database.query(selectCompanyChecks(companyId));
  const { hrFromHour, hrToHour } = await settings.read();
  const hasOpenPaper = company.papers.some(({ state }) => state === 'OPEN');
  const facts = { ...company, cityKey: company.cityId, hasOpenPaper };
  return {
    id: company.id,
    version: company.updatedAt.toISOString(),
    name: company.name,
    description: textOfDescription(company.description),
    website: company.website,
    city: cityOf(company, language),
    address: company.address,
    latitude: company.latitude,
    longitude: company.longitude,
    phone: company.phone,
    email: company.email,
    gstin: company.gstin,
    cin: company.cin,
    udyam: company.udyam,
    hours: hoursOf(company),
    usualHours: { from: hrFromHour, to: hrToHour },
    isContactProved: company.contactProvedAt !== null,
    isSeen: isSeenByOperator(company),
    isSuspended: company.suspendedAt !== null,
    logo: company.imageKey,
    pictures: company.images.map(({ id, imageKey }) => ({ id, key: imageKey })),
    papers: papersOf(company),
    checks: companyChecks(stored, facts, await placesWith(database, facts)),
  };
}
