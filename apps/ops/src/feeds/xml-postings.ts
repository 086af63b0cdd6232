import { withoutControls } from '@nukkad/contract/shared/control-characters.ts';
import { Parser } from 'htmlparser2';
import { type FeedPosting, readPay } from './feed-posting.ts';

type Item = Map<string, string>;

/** Names of the elements that contain a job. Their child elements are the job's fields. */
const ITEMS = new Set(['job', 'vacancy', 'position', 'item']);
const FIELD_CHARACTERS_MAX = 50_000;

/**
 * Maximum nesting depth of elements. Real feeds have four levels. The depth is checked during parsing, because each
 * level makes the parser slower.
 */
const LEVELS_MAX = 32;
/** Maximum attributes of one element. */
const ATTRIBUTES_MAX = 64;
/** Maximum elements of a document: about 40 for each of the 50,000 jobs that a feed may have. */
const ELEMENTS_MAX = 2_000_000;

/** Validates a document while it is parsed. Throws as soon as it exceeds a limit, with the position. */
class Bounds {
  #level = 0;
  #elements = 0;
  #attributes = 0;

  open(at: number): void {
    this.#level += 1;
    this.#elements += 1;
    this.#attributes = 0;
    if (this.#level > LEVELS_MAX)
      throw new Error(`elements nest deeper than ${LEVELS_MAX} levels ${where(at)}`);
    if (this.#elements > ELEMENTS_MAX) throw new Error(`more than ${ELEMENTS_MAX} elements ${where(at)}`);
  }

  attribute(at: number): void {
    this.#attributes += 1;
    if (this.#attributes > ATTRIBUTES_MAX)
      throw new Error(`an element has more than ${ATTRIBUTES_MAX} attributes ${where(at)}`);
  }

  close(): void {
    this.#level -= 1;
  }
}

const where = (at: number): string => `at character ${at}`;

/**
 * Parses an XML document and returns its jobs. Entities that the document declares are never expanded. Throws if the
 * document is incomplete or exceeds a limit.
 */
function itemsOf(xml: string): Item[] {
  const items: Item[] = [];
  let item: Item | null = null;
  let field = '';
  let text = '';
  let depth = 0;
  let openedAt = -1;
  const bounds = new Bounds();
  const parser = new Parser(
    {
      onopentagname: () => {
        openedAt = parser.startIndex;
        bounds.open(openedAt);
      },
      onattribute: () => bounds.attribute(parser.startIndex),
      onopentag: (name) => {
        const tag = name.toLowerCase();
        if (item === null) {
          if (ITEMS.has(tag)) item = new Map();
          return;
        }
        depth += 1;
        if (depth === 1) {
          field = tag;
          text = '';
        }
      },
      ontext: (part) => {
        if (depth > 0 && text.length < FIELD_CHARACTERS_MAX) text += part;
      },
      onclosetag: (name, isImplied) => {
        // For a self-closing `<x/>` the parser reports an implied end tag at the same position.
        if (isImplied && parser.startIndex !== openedAt)
          throw new Error(`the document ends within <${name}>`);
        bounds.close();
        if (item === null) return;
        if (depth === 1 && !item.has(field)) {
          const value = withoutControls(text).trim();
          if (value !== '') item.set(field, value);
        }
        if (depth === 0) {
          items.push(item);
          item = null;
        } else depth -= 1;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return items;
}

const NAMES = {
  ref: ['referencenumber', 'requisitionid', 'id', 'guid', 'url', 'link'],
  title: ['title', 'jobtitle'],
  company: ['company', 'companyname', 'employer'],
  website: ['companyurl', 'sourceurl'],
  description: ['description', 'content'],
  category: ['category'],
  city: ['city', 'location'],
  locality: ['locality', 'area'],
  address: ['streetaddress', 'address'],
  employmentType: ['jobtype', 'employmenttype'],
  workPlace: ['remotetype', 'worklocationtype', 'workplacetype'],
  hours: ['shift', 'workhours'],
  pay: ['salary', 'pay'],
  openings: ['openings', 'vacancies'],
  experience: ['experience'],
  skills: ['skills'],
  expires: ['expirationdate', 'validthrough', 'expires'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'lng', 'lon'],
} as const;

function postingOf(item: Item): FeedPosting {
  const get = (name: keyof typeof NAMES): string | undefined =>
    NAMES[name].map((tag) => item.get(tag)).find((text) => text !== undefined);
  const numberOf = (name: keyof typeof NAMES): number | undefined => {
    const digits = /\d+(?:\.\d+)?/.exec(get(name) ?? '')?.[0];
    return digits === undefined ? undefined : Number(digits);
  };
  const expires = new Date(get('expires') ?? Number.NaN);
  return {
    ref: get('ref') ?? '',
    title: get('title') ?? '',
    company: get('company') ?? '',
    website: get('website'),
    description: get('description') ?? '',
    category: get('category'),
    city: get('city'),
    locality: get('locality'),
    address: get('address'),
    employmentType: get('employmentType'),
    workPlace: get('workPlace'),
    hours: get('hours'),
    openings: numberOf('openings'),
    experienceYears: numberOf('experience'),
    skills: get('skills')?.split(/[,;]/),
    validThrough: Number.isNaN(expires.getTime()) ? undefined : expires,
    latitude: numberOf('latitude'),
    longitude: numberOf('longitude'),
    ...readPay(get('pay') ?? ''),
  };
}

/** Reads the jobs of an XML feed in the format of job boards: `<source><job>…`. */
export const xmlPostings = (text: string): FeedPosting[] => itemsOf(text).map(postingOf);
