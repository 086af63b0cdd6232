import { isBlank } from '@nukkad/contract/shared/visible-text.ts';
import { indiaDay } from '@nukkad/domain/india-day.ts';
import { isCin, isGstin, isUdyam } from '../checks/registration-numbers.ts';
import { invalidField } from '../errors/app-error.ts';
import { safeHtml } from '../shared/safe-html.ts';

export interface RegistrationNumbers {
  readonly gstin?: string | null | undefined;
  readonly cin?: string | null | undefined;
  readonly udyam?: string | null | undefined;
}

export interface GivenAbout {
  readonly description?: string | undefined;
  readonly website?: string | null | undefined;
  readonly email?: string | undefined;
}

interface NumberColumns {
  readonly gstin?: string | null;
  readonly cin?: string | null;
  readonly udyam?: string | null;
}

interface AboutColumns {
  readonly description?: string;
  readonly website?: string | null;
  readonly email?: string;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const RULES = {
  gstin: (text: string) => isGstin(text),
  cin: (text: string, year: number) => isCin(text, year),
  udyam: (text: string) => isUdyam(text),
} as const;

/**
 * Returns the columns of the registration numbers that were sent, in capital letters without spaces. An empty text
 * removes a number. Throws VALIDATION_FAILED for a number that breaks the rule of its kind.
 */
export function numberColumns(given: RegistrationNumbers, now: Date): NumberColumns {
  const columns: Record<string, string | null> = {};
  for (const [name, isValid] of Object.entries(RULES)) {
    const value = given[name as keyof typeof RULES];
    if (value === undefined) continue;
    const number = (value ?? '').replace(/\s/g, '').toUpperCase();
    if (number !== '' && !isValid(number, Number(indiaDay(now).slice(0, 4))))
      throw invalidField(name, 'is not a number of this kind');
    columns[name] = number === '' ? null : number;
  }
  return columns;
}

/** Returns plain text as HTML. An empty line starts a paragraph. */
function htmlOfText(text: string): string {
  if (isBlank(text)) return '';
  const escaped = text.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const paragraphs = escaped
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.trim().replaceAll('\n', '<br />')}</p>`);
  return safeHtml(paragraphs.join(''));
}

/** Returns the stored HTML of a description as plain text with its paragraphs. */
export function textOfDescription(html: string): string {
  const lines = html
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/(?:p|ul|ol|h\d|blockquote)>/gi, '\n\n')
    .replace(/<\/li>/gi, '\n')
    .replace(/<[^>]*>/g, '');
  return lines
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Returns the address of a website with its scheme. Throws VALIDATION_FAILED if it is none. */
function websiteOf(text: string): string | null {
  const typed = text.trim();
  if (typed === '') return null;
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !url.hostname.includes('.') || url.username !== '')
    throw invalidField('website', 'is no address of a website');
  return url.href;
}

function emailOf(text: string): string {
  const email = text.trim().toLowerCase();
  if (email !== '' && !EMAIL.test(email)) throw invalidField('email', 'is no e-mail address');
  return email;
}

/** Returns the columns of the texts about a company that were sent. Throws VALIDATION_FAILED. */
export function aboutColumns({ description, website, email }: GivenAbout): AboutColumns {
  return {
    ...(description === undefined ? {} : { description: htmlOfText(description) }),
    ...(website === undefined ? {} : { website: websiteOf(website ?? '') }),
    ...(email === undefined ? {} : { email: emailOf(email) }),
  };
}

/** Returns the name of a company with single spaces. Throws VALIDATION_FAILED if it shows nothing. */
export function tidyName(name: string): string {
  if (isBlank(name)) throw invalidField('name', 'shows nothing');
  return name.trim().replace(/\s+/g, ' ');
}
