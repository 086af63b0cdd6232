import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';

// What a company does most, in the fewest presses. The journeys follow each other: one shopkeeper uses the site for the
// first time. Tests count the presses; `npm run measure:hire` measures the seconds on a slow phone.

/** The page of the visitor, and the origins of both sites. */
export interface Visit {
  readonly page: Page;
  /** The companies' site. */
  readonly hire: string;
  /** The seekers' site. */
  readonly site: string;
}

export interface Journey {
  readonly name: string;
  /** The most presses that the journey may take. */
  readonly presses: number;
  /** The most seconds that the journey should take on a slow phone; null without a target. */
  readonly seconds: number | null;
  /** Opens the screen on which the journey starts. */
  readonly open?: (visit: Visit) => Promise<void>;
  /** Presses and types, until the result is shown. */
  readonly run: (visit: Visit) => Promise<void>;
}

/** The number of a company in the demo data that has applicants and no members. */
const SHOPKEEPER = '9000000009';
/** The number of the applicant whom this company has shortlisted. */
const APPLICANT = '9870001000';

const CODE_PATIENCE_MS = 20_000;
const CODE_INTERVAL_MS = 100;
const REFUSAL_PATIENCE_MS = 75_000;
const REFUSAL_REST_MS = 3000;

/** The applicant reads Marathi: the button that confirms an interview, and what is shown then. */
const COME = 'हो, येणं नक्की';
const WILL_COME = 'येणं नक्की आहे, असं तुम्ही कळवलं आहे.';

/** Returns the origin of the companies' site that belongs to an origin of the seekers' site on this machine. */
export function hireOriginOf(site: string): string {
  const { protocol, port } = new URL(site);
  return `${protocol}//hire.localhost:${port}`;
}

/** Returns the latest code for a number from the development outbox, or undefined if none was sent. */
async function findCode(page: Page, site: string, phone: string): Promise<string | undefined> {
  const html = await (await page.request.get(`${site}/api/dev/outbox`)).text();
  const row = html.split('<tr>').find((part) => part.includes(phone)) ?? '';
  return row.match(/\b\d{6}\b/g)?.find((digits) => !phone.includes(digits));
}

/** Waits until the code for a number is in the development outbox: a slow phone asks for it after it shows the field. */
async function readCode(page: Page, site: string, phone: string): Promise<string> {
  const deadline = performance.now() + CODE_PATIENCE_MS;
  while (performance.now() < deadline) {
    const code = await findCode(page, site, phone);
    if (code !== undefined) return code;
    await setTimeout(CODE_INTERVAL_MS);
  }
  throw new Error(`No code for ${phone} in the outbox`);
}

/** Types the number and the code of the companies' site. One press. */
export async function signInWith({ page, hire, site }: Visit, phone: string): Promise<void> {
  await page.goto(hire);
  await page.getByLabel('Your mobile number').fill(phone);
  const send = page.getByRole('button', { name: 'Send me a code' });
  const field = page.getByLabel('Code from the SMS');
  const refusal = page.getByText(/We are very busy right now|Please wait a minute before/);
  await send.click();
  await field.or(refusal).waitFor();
  // A site that has just started on a busy machine refuses some requests, and a second try of a test asks for its second
  // code within a minute.
  const deadline = performance.now() + REFUSAL_PATIENCE_MS;
  while (!(await field.isVisible()) && performance.now() < deadline) {
    await setTimeout(REFUSAL_REST_MS);
    await send.click();
    await field.or(refusal).waitFor();
  }
  await field.waitFor();
  await field.fill(await readCode(page, site, phone));
}

const openToday = async ({ page, hire }: Visit): Promise<void> => {
  await page.goto(`${hire}/today`);
  await page.getByRole('link', { name: 'Jobs', exact: true }).waitFor();
};

const openNewApplicants = async ({ page, hire }: Visit): Promise<void> => {
  await page.goto(`${hire}/applicants`);
  await page
    .getByRole('button', { name: /^Answer/ })
    .first()
    .waitFor();
};

async function reachFirstApplicant(visit: Visit): Promise<void> {
  const { page } = visit;
  await signInWith(visit, SHOPKEEPER);
  await page.getByLabel('Your name').fill('Leela Shinde');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Yes, this is mine' }).click();
  await page.getByRole('link', { name: /new (person is|people are) waiting/ }).click();
  await page.locator('.hire-card h3 a').first().click();
  await page.getByRole('heading', { name: 'What happened so far' }).waitFor();
}

async function awaitPublished(page: Page): Promise<void> {
  await page.waitForURL(/\/jobs\/[0-9a-f-]{36}$/);
  await page.locator('.hire-figures').waitFor();
}

async function postFirstJob({ page }: Visit): Promise<void> {
  await page.getByRole('link', { name: 'Jobs', exact: true }).click();
  await page.getByRole('link', { name: 'Post a job' }).click();
  await page.getByRole('textbox', { name: 'Who do you need?' }).fill('cook');
  await page.getByRole('button', { name: 'Cook', exact: true }).click();
  await page.getByRole('button', { name: /^₹/ }).first().click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await awaitPublished(page);
}

async function copyJob({ page }: Visit): Promise<void> {
  await page.getByRole('link', { name: 'Jobs', exact: true }).click();
  await page
    .getByRole('button', { name: /^Copy / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await awaitPublished(page);
}

async function sayNo({ page }: Visit): Promise<void> {
  await page
    .getByRole('button', { name: /^Answer/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Lives too far away' }).click();
  await page.locator('.hire-answers__held').first().waitFor();
}

/** Says no to everybody who is new. Throws if they are fewer than thirty. */
async function sayNoToThirty({ page }: Visit): Promise<void> {
  await page.getByRole('button', { name: 'Select many' }).click();
  const all = page.getByRole('button', { name: /^All \(/ });
  const count = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
  if (!(count >= 30)) throw new Error(`Only ${count} people are new`);
  await all.click();
  await page.getByRole('button', { name: /^Answer \(/ }).click();
  await page.getByRole('button', { name: 'Position filled' }).click();
  await page.getByText(`${count} people: Your no goes out in 10 minutes`).waitFor();
}

/** Closes the job for which exactly twelve people wait. */
async function closeWithTwelve({ page }: Visit): Promise<void> {
  await page.locator('.hire-job', { hasText: '12 wait for an answer' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Found somebody here' }).click();
  await page.getByText(/people get your answer in ten minutes/).waitFor();
}

async function openShortlisted({ page, hire }: Visit): Promise<void> {
  await page.goto(`${hire}/applicants?stage=SHORTLISTED`);
  const address = await page.locator('.hire-card h3 a').first().getAttribute('href');
  await page.goto(hire + address);
  await page.getByRole('button', { name: /^Invite .* to an interview$/ }).waitFor();
}

async function planInterview({ page }: Visit): Promise<void> {
  await page.getByRole('button', { name: /^Invite .* to an interview$/ }).click();
  await page.getByRole('button', { name: '5 PM' }).click();
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await page.locator('.hire-interview').getByText('No reply yet').first().waitFor();
}

/** Signs the invited applicant in on the seekers' site, and opens the applications. */
async function openMyJobs({ page, site }: Visit): Promise<void> {
  await page.goto(`${site}/register`);
  await page.getByLabel('Mobile number').fill(APPLICANT);
  await page.getByRole('button', { name: 'Agree and send code' }).click();
  const field = page.getByLabel('6-digit code');
  await field.waitFor();
  await field.fill(await readCode(page, site, APPLICANT));
  await page.waitForURL((url) => !url.pathname.includes('/register'));
  await page.goto(`${site}/myjobs?tab=scheduled`);
  await page.getByRole('button', { name: COME }).waitFor();
}

async function confirmInterview({ page }: Visit): Promise<void> {
  await page.getByRole('button', { name: COME }).click();
  await page.getByText(WILL_COME).waitFor();
}

export const JOURNEYS: readonly Journey[] = [
  {
    name: 'number to first applicant',
    presses: 6,
    seconds: 60,
    run: reachFirstApplicant,
  },
  {
    name: 'first job',
    presses: 6,
    seconds: 120,
    open: openToday,
    run: postFirstJob,
  },
  {
    name: 'next job by copy',
    presses: 3,
    seconds: 15,
    open: openToday,
    run: copyJob,
  },
  {
    name: 'close with twelve waiting',
    presses: 3,
    seconds: null,
    open: async ({ page, hire }) => {
      await page.goto(`${hire}/jobs`);
      await page.getByText('12 wait for an answer').waitFor();
    },
    run: closeWithTwelve,
  },
  {
    name: 'a no',
    presses: 2,
    seconds: null,
    open: openNewApplicants,
    run: sayNo,
  },
  {
    name: 'thirty noes',
    presses: 4,
    seconds: null,
    open: openNewApplicants,
    run: sayNoToThirty,
  },
  {
    name: 'interview',
    presses: 3,
    seconds: null,
    open: openShortlisted,
    run: planInterview,
  },
  {
    name: 'its confirmation by the seeker',
    presses: 1,
    seconds: null,
    open: openMyJobs,
    run: confirmInterview,
  },
];
