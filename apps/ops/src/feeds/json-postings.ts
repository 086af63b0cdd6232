import { withoutControls } from '@nukkad/contract/shared/control-characters.ts';
import { isNestedBeyond } from '@nukkad/domain/json-depth.ts';
import { type FeedPosting, monthly } from './feed-posting.ts';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value == null ? [] : [value];
}
const first = (value: unknown): unknown => listOf(value)[0];
const nodeOf = (value: unknown): Node => (isNode(first(value)) ? (first(value) as Node) : {});

function textOf(value: unknown): string | undefined {
  const one = first(value);
  if (typeof one === 'number') return String(one);
  if (isNode(one)) return textOf(one['@value'] ?? one.value ?? one.name);
  if (typeof one !== 'string') return undefined;
  return withoutControls(one).trim() || undefined;
}

function numberOf(value: unknown): number | undefined {
  const number = Number(textOf(value) ?? Number.NaN);
  return Number.isFinite(number) ? number : undefined;
}

const DEPTH_MAX = 8;
/** Maximum nesting of brackets. Deeper documents are refused before they are parsed. */
const LEVELS_MAX = 32;

/**
 * Yields every JobPosting in a parsed JSON document, whether it is the root or is in a list, an @graph or an
 * ItemList.
 */
function* postingNodes(value: unknown, depth = 0): Generator<Node> {
  if (depth > DEPTH_MAX) return;
  for (const one of listOf(value)) {
    if (!isNode(one)) continue;
    if (listOf(one['@type']).some((type) => /(?:^|[/:])JobPosting$/.test(String(type)))) yield one;
    else
      for (const inner of Object.values(one))
        if (typeof inner === 'object') yield* postingNodes(inner, depth + 1);
  }
}

function payOf(node: Node): Pick<FeedPosting, 'payMin' | 'payMax'> {
  const salary = nodeOf(node.baseSalary);
  const currency = textOf(salary.currency) ?? textOf(node.salaryCurrency) ?? 'INR';
  if (currency !== 'INR') return {};
  const value = isNode(first(salary.value)) ? nodeOf(salary.value) : salary;
  const unit = textOf(value.unitText) ?? 'MONTH';
  const exact = numberOf(value.value);
  const min = numberOf(value.minValue) ?? exact;
  const max = numberOf(value.maxValue) ?? exact;
  return { payMin: monthly(min, unit), payMax: monthly(max, unit) };
}

function placeOf(node: Node) {
  const place = nodeOf(node.jobLocation);
  const address = nodeOf(place.address);
  const geo = nodeOf(place.geo);
  const parts = [address.streetAddress, address.addressLocality, address.addressRegion, address.postalCode];
  return {
    city: textOf(address.addressLocality),
    address: parts.flatMap((part) => textOf(part) ?? []).join(', ') || textOf(place.address),
    latitude: numberOf(geo.latitude),
    longitude: numberOf(geo.longitude),
  };
}

function dateOf(value: unknown): Date | undefined {
  const date = new Date(textOf(value) ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

function postingOf(node: Node): FeedPosting {
  const organization = nodeOf(node.hiringOrganization);
  const months = numberOf(nodeOf(node.experienceRequirements).monthsOfExperience);
  return {
    ref: textOf(node.identifier) ?? textOf(node['@id']) ?? textOf(node.url) ?? '',
    title: textOf(node.title) ?? '',
    company: textOf(organization.name) ?? textOf(node.hiringOrganization) ?? '',
    website: textOf(organization.sameAs) ?? textOf(organization.url),
    description: textOf(node.description) ?? '',
    category: textOf(node.occupationalCategory),
    employmentType: textOf(node.employmentType),
    workPlace: textOf(node.jobLocationType),
    hours: textOf(node.workHours),
    openings: numberOf(node.totalJobOpenings),
    experienceYears: months === undefined ? undefined : Math.floor(months / 12),
    skills: listOf(node.skills).flatMap((skill) => (textOf(skill) ?? '').split(/[,;]/)),
    validThrough: dateOf(node.validThrough),
    ...placeOf(node),
    ...payOf(node),
  };
}

/**
 * Reads the jobs of a document with schema.org JobPostings, in JSON or JSON-LD. Throws if it is not valid JSON or
 * nests too deep.
 */
export function jsonPostings(text: string): FeedPosting[] {
  if (isNestedBeyond(LEVELS_MAX, text)) throw new Error(`values nest deeper than ${LEVELS_MAX} levels`);
  return [...postingNodes(JSON.parse(text))].map(postingOf);
}
