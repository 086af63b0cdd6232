import { companyFind, memberChange } from '@nukkad/contract/partner/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WITH_HIRE } from '../../test/hire-site.ts';
import { NOW, withApplicant } from '../../test/interviews.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { buildTextFields, type TextField } from '../../test/text-fields.ts';

/** The names of the fields. */
const TEXT_FIELDS = [
  'member name',
  'company name',
  'company description',
  'company address',
  'new company',
  'draft title',
  'draft address',
  'draft own words',
  'draft skill',
  'job title',
  'job own words',
  'interview place',
  'what to bring',
  'message',
  'reply to a review',
  'question',
  'claim',
  'search for companies',
  'search for work',
  'search for places',
] as const;

let test: TestApp;
let fields: ReadonlyMap<string, TextField>;

/** Texts as people type and paste them, shorter than each limit. */
const TEXTS = {
  emoji: '👩‍🍳 चहा ☕🔥',
  family: '👨‍👩‍👧‍👦',
  'joined letters': 'क्‍षत्रिय र्‍य',
  'right to left': 'مطلوب طباخ في بونا',
  'right-to-left override': 'Cook \u202Eevil\u202C now',
  'zero width inside': 'Ra\u200Bvi',
  'stacked marks': 'Z\u0351\u036B\u0343a\u0300\u0301\u0302\u0303',
  quotes: `O'Neil & "Sons" <b>\\n</b> {{name}} $1 %s`,
} as const;

beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
  test.clock.set(NOW);
  fields = new Map((await buildTextFields(test)).map((field) => [field.name, field]));
});
afterAll(() => test.close());

const fieldOf = (name: string): TextField => {
  const field = fields.get(name);
  if (field === undefined) throw new Error(`no field ${name}`);
  return field;
};

async function expectStored({ send, read }: TextField, text: string): Promise<void> {
  const { status, body } = await send(text);
  expect([status, body.code, body.issues]).toEqual([status < 300 ? status : 200, undefined, undefined]);
  if (read !== undefined) expect(await read()).toBe(text);
}

async function expectRefused({ send, read, path }: TextField, text: string): Promise<void> {
  const before = await read?.();
  const { status, body } = await send(text);
  expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
  expect(body.issues.map((issue: { path: string }) => issue.path)).toContain(path);
  expect(await read?.()).toBe(before);
}

describe.each(TEXT_FIELDS)('the text of the %s', (name) => {
  it.each(Object.keys(TEXTS) as (keyof typeof TEXTS)[])('is stored whole with %s', async (kind) => {
    await expectStored(fieldOf(name), TEXTS[kind]);
  });

  it.each([
    ['letters', 'a'],
    ['Devanagari letters', 'क'],
    ['emoji', '🍳'],
  ])('may have as many %s as the documentation says, counted in characters', async (_kind, letter) => {
    const field = fieldOf(name);
    for (const length of [field.most - 1, field.most]) await expectStored(field, letter.repeat(length));
    await expectRefused(field, letter.repeat(field.most + 1));
  });

  it.each([
    ['NUL', 'a\u0000b'],
    ['a bell', 'a\u0007b'],
    ['an escape', 'a\u001B[31mb'],
    ['C1', 'a\u0085b'],
  ])('is refused with %s, and the field is named', async (_kind, text) => {
    const field = fieldOf(name);
    // The first check of a body names the character, and stops there.
    await expectRefused(field, text);
  });

  it('is refused with half of an emoji', async () => {
    const field = fieldOf(name);
    // An address of a search cannot hold one: URLSearchParams replaces it.
    if (field.read !== undefined) await expectRefused(field, 'a\uD83Db');
  });

  it.each([' ', '\u200B', '\u200B\u2060 \u202E', '\u3164'])(
    'shows something: %j is not enough',
    async (text) => {
      const field = fieldOf(name);
      const { status, body } = await field.send(text);
      if (field.blank === 'nothing') expect(status).toBeLessThan(500);
      else expect([status, body.code]).toEqual([field.blank === 'EMPTY_MESSAGE' ? 422 : 400, field.blank]);
      const stored = (await field.read?.()) ?? null;
      expect(stored === null || stored === '' || /[^\s\p{Default_Ignorable_Code_Point}]/u.test(stored)).toBe(
        true,
      );
    },
  );
});

describe('the client of the hire site', () => {
  it('removes control characters, which come with pasted text', async () => {
    const { owner } = await withApplicant(test);
    const me = await owner.site.call(memberChange, { body: { name: 'As\u0007ha\uD83D' } });
    expect(me.member.name).toBe('Asha');
    const found = await owner.site.call(companyFind, { query: { find: 'ab\u0000c' } });
    expect(found.items).toEqual([]);
  });
});
