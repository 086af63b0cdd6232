import { withoutControls } from '@nukkad/contract/shared/control-characters.ts';
import { Parser } from 'htmlparser2';
import { type FeedPosting, readPay } from './feed-posting.ts';

type Item = Map<string, string>;

/** The elements of a feed that are a job; those within it are its fields. */
const ITEMS = new Set(['job', 'vacancy', 'position', 'item']);
const FIELD_CHARACTERS_MAX = 50_000;

/** Reads items as the parser meets them; entities that a document declares itself are never expanded. Throws where it breaks off. */
function itemsOf(xml: string): Item[] {
  const items: Item[] = [];
  let item: Item | null = null;
  let [field, text, depth] = ['', '', 0];
  const parser = new Parser(
    {
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
        if (isImplied) throw new Error(`the document ends within <${name}>`);
        if (item === null) return;
        const value = withoutControls(text).trim();
        if (depth === 1 && value !== '' && !item.has(field)) item.set(field, value);
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
