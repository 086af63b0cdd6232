import type { Random } from '@nukkad/domain/random.ts';
import { slugOf } from '@nukkad/domain/share-link.ts';
import { type CityRow, cities, localities, type StateRow, states } from '@nukkad/reference-data';
import { addressOf } from './addresses.ts';
import { type CompanyKind, companyKinds } from './company-kinds.ts';
import type { CompanyPlan } from './company-plan.ts';
import { type CompanyName, companyDescription, companyName, contactPerson } from './company-text.ts';
import { inventedCin, inventedGstin, inventedUdyam } from './registration-numbers.ts';
import { shareIdAt } from './share-id.ts';
import { STREAM } from './streams.ts';
import type { GeneratedCompany } from './types.ts';
import { uuidAt } from './uuid.ts';

const WRONG_GSTIN_SHARE = 0.05;

const stateByName = new Map(states.map((state) => [state.nameEn, state]));

/** Returns the UUID of a company, without generating the whole company. */
export function companyIdAt(seed: number, plan: CompanyPlan, index: number): string {
  return uuidAt(plan.createdAtOf(index), seed ^ STREAM.companyId, index);
}

function registrations(random: Random, state: StateRow, name: CompanyName) {
  const hasGstin = random.chance(name.isLimited ? 0.85 : 0.5);
  const isWrong = random.chance(WRONG_GSTIN_SHARE);
  const options = { isLimited: name.isLimited, isWrong };
  return {
    gstin: hasGstin ? inventedGstin(random, state.gstCode, name.full, options) : null,
    cin: name.isLimited && random.chance(0.7) ? inventedCin(random, state.code) : null,
    udyam: random.chance(0.35) ? inventedUdyam(random, state.code) : null,
  };
}

/**
 * Returns contact data that belong to nobody: no Indian mobile number begins with 6666, and `.example` is a reserved
 * domain.
 */
function contact(random: Random, slug: string, index: number) {
  const host = `${slug.slice(0, 40).replace(/-+$/, '')}.example`;
  return {
    website: random.chance(0.4) ? `https://${host}` : null,
    contactPerson: contactPerson(random),
    contactPhone: `+916666${String((index * 7919 + 104_729) % 1_000_000).padStart(6, '0')}`,
    contactEmail: `${random.pick(['hr', 'careers', 'jobs', 'office'])}@${host}`,
  };
}

/** Generates company `index` of a run. The result depends only on seed, plan and index. */
export function companyAt(seed: number, plan: CompanyPlan, index: number, random: Random): GeneratedCompany {
  const place = plan.placeOf(index);
  const city = cities[place.cityIndex] as CityRow;
  const address = addressOf(random.restart(seed, STREAM.companyAddress, index), place);
  random.restart(seed, STREAM.companyText, index);
  const kind = companyKinds[plan.kindOf(index)] as CompanyKind;
  const name = companyName(random, kind.nouns);
  const slug = slugOf(name.full);
  return {
    id: companyIdAt(seed, plan, index),
    index,
    shareId: shareIdAt(index, seed ^ STREAM.companyShareId),
    name: name.full,
    slug,
    citySlug: city.slug,
    localitySlug: localities[place.localityIndex]?.slug ?? null,
    address,
    latitude: place.latitude,
    longitude: place.longitude,
    descriptionHtml: companyDescription(random, name.full, kind.about, city),
    ...registrations(random, stateByName.get(city.state) as StateRow, name),
    ...contact(random, slug, index),
    createdAt: new Date(plan.createdAtOf(index)),
  };
}
