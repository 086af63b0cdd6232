import { jobAttributesOf } from '@nukkad/contract';
import type { Random } from '@nukkad/domain/random.ts';
import { slugOf } from '@nukkad/domain/share-link.ts';
import { type CityRow, cities, localities } from '@nukkad/reference-data';
import { addressOf } from './addresses.ts';
import { companyIdAt } from './company.ts';
import { type CompanyKind, companyKinds } from './company-kinds.ts';
import type { CompanyPlan } from './company-plan.ts';
import { drawFlaw, implausiblePay } from './job-flaws.ts';
import { drawLanguage } from './job-language.ts';
import { drawPay, legalMinimum } from './job-pay.ts';
import { drawRequirements } from './job-requirements.ts';
import {
  drawExperience,
  drawGender,
  drawJobType,
  drawPositions,
  drawSkills,
  drawStatus,
} from './job-terms.ts';
import { drawTitle } from './job-title.ts';
import { postedWithin } from './moments.ts';
import { shareIdAt } from './share-id.ts';
import { type Place, pickCity, placeInCity } from './spread.ts';
import { STREAM } from './streams.ts';
import type { GeneratedJob } from './types.ts';
import { uuidAt } from './uuid.ts';
import { hoursOf } from './work-hours.ts';
import { type WorkKind, workKindsByProfile } from './work-kinds.ts';
import { workPlaceOf } from './work-place.ts';

/**
 * The parameters of a run, which determine all of its jobs, and two random generators that are reused for every row.
 */
export interface JobRun {
  seed: number;
  now: number;
  plan: CompanyPlan;
  /** Random generators: one for the current row, one for the address of its company. */
  random: Random;
  addressRandom: Random;
}

const AT_COMPANY = 0.55;
const IN_COMPANY_CITY = 0.87;

/** Draws the index of a job's company. Some companies post far more jobs than others. */
function drawCompany(random: Random, count: number): number {
  return Math.floor(random.unit() ** 1.35 * count);
}

interface Site {
  place: Place;
  address: string;
}

/** Draws the place of work: the address of the company, another address in its city, or another city. */
function drawSite(run: JobRun, companyIndex: number): Site {
  const { random, plan } = run;
  const draw = random.unit();
  const home = plan.placeOf(companyIndex);
  if (draw < AT_COMPANY) {
    run.addressRandom.restart(run.seed, STREAM.companyAddress, companyIndex);
    return { place: home, address: addressOf(run.addressRandom, home) };
  }
  const cityIndex = draw < IN_COMPANY_CITY ? home.cityIndex : pickCity(random);
  const place = placeInCity(random, cityIndex);
  return { place, address: addressOf(random, place) };
}

/**
 * Returns a place with a deliberate flaw: city and address are those of another place, and the coordinates stay the
 * same.
 */
function misplace(random: Random, site: Site): Site {
  const elsewhere = placeInCity(random, pickCity(random));
  if (elsewhere.cityIndex === site.place.cityIndex) return site;
  const { latitude, longitude } = site.place;
  return { place: { ...elsewhere, latitude, longitude }, address: addressOf(random, elsewhere) };
}

/** Generates job `index` of a run. The result depends only on seed, plan and index. */
export function jobAt(run: JobRun, index: number): GeneratedJob {
  const random = run.random.restart(run.seed, STREAM.job, index);
  const companyIndex = drawCompany(random, run.plan.count);
  const companyKind = companyKinds[run.plan.kindOf(companyIndex)] as CompanyKind;
  const kind = random.pick(workKindsByProfile[companyKind.profilePick.pick(random)] as readonly WorkKind[]);
  const jobType = drawJobType(random, kind);
  const trueSite = drawSite(run, companyIndex);
  const drawnFlaw = drawFlaw(random, jobType);
  const site = drawnFlaw === 'WRONG_PLACE' ? misplace(random, trueSite) : trueSite;
  const flaw = drawnFlaw === 'WRONG_PLACE' && site === trueSite ? null : drawnFlaw;
  const { place, address } = site;
  const city = cities[place.cityIndex] as CityRow;
  const experience = drawExperience(random, kind, jobType);
  const qualification = random.pick(kind.qualifications);
  const shift = hoursOf(kind, jobType, run.seed, index);
  const workPlace = workPlaceOf(kind, run.seed, index);
  const gender = drawGender(random, kind);
  const language = drawLanguage(random, place.cityIndex);
  const isFresher = experience.min === 0;
  const isDeskWork = kind.qualifications.includes('UG');
  const title = drawTitle(random, kind, language, { jobType, isFresher, isDeskWork, gender, place });
  const honestPay = drawPay(random, kind, jobType, place.cityIndex, experience.min);
  const pay =
    flaw === 'IMPLAUSIBLE_PAY'
      ? implausiblePay(random, honestPay, legalMinimum(jobType, place.cityIndex))
      : honestPay;
  const createdAt = postedWithin(random, run.now);
  return {
    id: uuidAt(createdAt, run.seed ^ STREAM.jobId, index),
    index,
    shareId: shareIdAt(index, run.seed ^ STREAM.jobShareId),
    companyId: companyIdAt(run.seed, run.plan, companyIndex),
    companyIndex,
    title,
    titleLanguage: language,
    slug: slugOf(title),
    profileKey: kind.profileKey,
    subProfileKey: kind.subProfileKey,
    ...jobAttributesOf({ jobType, shift, workPlace, qualification }),
    experienceMin: experience.min,
    experienceMax: experience.max,
    salaryMin: pay.min,
    salaryMax: pay.max,
    gender,
    positions: drawPositions(random),
    requirementsHtml: drawRequirements(random, kind, {
      language,
      experienceMin: experience.min,
      qualification,
      jobType,
      shift,
      workPlace,
      asksMoney: flaw === 'ASKS_MONEY',
    }),
    skills: drawSkills(random, kind),
    citySlug: city.slug,
    localitySlug: localities[place.localityIndex]?.slug ?? null,
    address,
    latitude: place.latitude,
    longitude: place.longitude,
    status: drawStatus(random),
    createdAt: new Date(createdAt),
    flaw,
  };
}
