import type { APIRequestContext } from 'playwright';
import { inject } from 'vitest';
import type { Viewer } from './viewer.ts';

/** Accepts the terms on /register, and signs in as a new user at the local identity provider. */
export async function registerAsNew(
  { page, words }: Viewer,
  person: { name: string; email: string },
): Promise<void> {
  await page.getByText(words.login('accept'), { exact: true }).click();
  await page.getByRole('button', { name: words.login('google') }).click();
  await page.locator('input[name="name"]').fill(person.name);
  await page.locator('input[name="email"]').fill(person.email);
  await page.locator('button.main').click();
}

/** Signs in on /register as a seeker of the demo data, chosen by name. */
export async function signInAs({ page, words }: Viewer, name: string): Promise<void> {
  await page.getByText(words.login('accept'), { exact: true }).click();
  await page.getByRole('button', { name: words.login('google') }).click();
  await page.getByRole('button', { name }).click();
}

/** Returns the latest one-time code sent to a phone number, from the development outbox. */
export async function readOtp(
  http: APIRequestContext,
  phone: string,
  origin: string = inject('origin'),
): Promise<string> {
  const response = await http.get(`${origin}/api/dev/outbox`);
  const html = await response.text();
  const row = html.split('<tr>').find((part) => part.includes(phone));
  const code = row?.match(/\b\d{6}\b/g)?.find((digits) => !phone.includes(digits));
  if (!code) throw new Error(`No code for ${phone} in the outbox`);
  return code;
}
