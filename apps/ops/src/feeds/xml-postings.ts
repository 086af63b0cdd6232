import { withoutControls } from '@nukkad/contract/shared/control-characters.ts';
import { Parser } from 'htmlparser2';
import { type FeedPosting, readPay } from './feed-posting.ts';

type Item = Map<string, string>;

/** The elements of a feed that are a job; those within it are its fields. */
const ITEMS = new Set(['job', 'vacancy', 'position', 'item']);
const FIELD_CHARACTERS_MAX = 50_000;

/** Levels of elements: real feeds have four. Each level costs the parser more, so depth is refused while it reads. */
const LEVELS_MAX = 32;
/** Attributes of one element. */
const ATTRIBUTES_MAX = 64;
/** Elements of a document: twenty fields for each of the most jobs that a feed may have, and as many again. */
const ELEMENTS_MAX = 2_000_000;

/** Refuses a document that is costly to read, at the place where it becomes so. */
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

/** Reads items as the parser meets them; entities that a document declares itself are never expanded. Throws where it breaks off. */
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
        if (depth === 1) [field, text] = [tag, ''];
      },
      ontext: (part) => {
        if (depth > 0 && text.length < FIELD_CHARACTERS_MAX) text += part;
      },
      onclosetag: (name, isImplied) => {
        // `<x/>` is closed where it is opened.
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
    openings: numberOf('openings'),
    experienceYears: numberOf('experience'),
    skills: get('skills')?.split(/[,;]/),
    validThrough: Number.isNaN(expires.getTime()) ? undefined : expires,
    latitude: numberOf('latitude'),
    longitude: numberOf('longitude'),
    ...readPay(get('pay') ?? ''),
  };
}

/** The jobs of an XML feed as job boards read them: `<source><job>…`. */
export const xmlPostings = (text: string): FeedPosting[] => itemsOf(text).map(postingOf);
