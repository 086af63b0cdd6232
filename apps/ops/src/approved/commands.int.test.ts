import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commands } from '../commands/all.ts';
import { LONG, useDemoOps } from '../testing/demo-ops.ts';
import { addCases, caseOf, waitingJobs } from '../testing/operator-cases.ts';

/** Commands that other tests record, because they need files, or print facts of the machine. */
const ELSEWHERE =
  /^(doctor|version|operators|backup|packs|feeds|reference|tasks)|import$|export$|logo$|gallery$|encrypt-again$/;

const demo = useDemoOps({ path: join(import.meta.dirname, 'answers/commands.json'), addRows: addCases });
const { take, taken } = demo;

/** Takes a command twice, because the second time often has another rule. */
async function twice(...words: readonly string[]): Promise<void> {
  await take(...words);
  await take(...words);
}

/** Finds the value of one row. */
async function one(sql: string, ...values: readonly unknown[]): Promise<string> {
  const [row] = await demo.rows<{ value: string }>(sql, values);
  if (row === undefined) throw new Error(`No row: ${sql}`);
  return row.value;
}

const jobOf = (condition: string): Promise<string> =>
  one(`SELECT share_id AS value FROM job WHERE ${condition} ORDER BY id LIMIT 1`);

async function listEverything(): Promise<void> {
  const company = await one(
    'SELECT name AS value FROM company co ORDER BY (SELECT count(*) FROM application a WHERE a.company_id = co.id) DESC, id LIMIT 1',
  );
  for (const list of [
    'settings list',
    'maintenance show',
    'credits list',
    'moderation list',
    'moderation list --refused',
    'moderation contacts',
    'moderation contacts --settled',
    'reports list',
    'reviews list',
    'reviews list --hidden',
    'replies list',
    'replies list --held',
    'help list',
    'jobs list --ending 2',
    'jobs list --status paused --page 2',
    'jobs list --city pune --status expired',
    'jobs find cook',
    'companies collecting',
    'feedback list',
    'checks waiting',
    'claims list',
    'papers list',
    'blocklist list',
    'applications list',
    'applications list --page 2',
    'applications list --status hired',
    'applications list --seeker 6666000001 --contact',
    'chat waiting',
    'chat waiting --all',
    'support list',
    'lexicon list --own',
    'lexicon missing',
    'audit list',
    'seekers find 6666000001',
    'members find 9000000001',
  ])
    await take(...list.split(' '));
  await take('reviews', 'list', company);
  await take('companies', 'find', company);
  await take('jobs', 'list', '--company', company);
  await take('lexicon', 'read', 'tandoor cook pune 15k night');
}

async function decideAboutJobs(): Promise<void> {
  const active = await jobOf(
    "status = 'ACTIVE' AND EXISTS (SELECT FROM application a WHERE a.job_id = job.id)",
  );
  for (const action of ['pause', 'resume', 'close', 'renew']) await twice('jobs', action, active);
  await twice('jobs', 'edit', active, '--set', 'payMin=18000', '--set', 'payMax=22000', '--check');
  await twice('jobs', 'edit', active, '--set', 'payMin=18000', '--set', 'shift=', '--set', 'title=Head cook');
  await take('jobs', 'renew', '--city', 'pune', '--ending', '5', '--check');
  const [first = '', second = '', reported = '', fake = ''] = await waitingJobs(demo.ops);
  await twice('moderation', 'approve', first);
  await twice('moderation', 'refuse', second, 'asks 500 rupees for a uniform');
  await take('moderation', 'list', '--refused');
  await twice('reports', 'resume', reported);
  await take('reports', 'list');
  await twice('reports', 'remove', fake);
  const contact = await one(
    'SELECT id AS value FROM contact_report WHERE handled_at IS NULL ORDER BY id LIMIT 1',
  );
  await twice('moderation', 'contact', contact, 'right', 'asked 500 rupees');
}

async function decideAboutPeople(): Promise<void> {
  const applied = await one(
    "SELECT id AS value FROM application WHERE status = 'APPLIED' ORDER BY id LIMIT 1",
  );
  await twice('applications', 'viewed', applied);
  await twice('applications', 'move', applied, 'shortlisted', '--note', 'Good papers');
  await twice(
    'applications',
    'move',
    applied,
    'scheduled',
    '--at',
    '2036-03-06T11:00',
    '--note',
    'Bring papers',
  );
  await twice('applications', 'move', applied, 'interviewed');
  await twice('applications', 'feedback', applied, 'Came on time');
  await twice('applications', 'hire', applied);
  await twice('applications', 'hire', applied, '--undo');
  await twice('credits', 'grant', caseOf(7));
  await twice('credits', 'decline', caseOf(8));
  await twice('seekers', 'suspend', '6666000001', '--reason', 'abuse');
  await twice('seekers', 'restore', '6666000001');
  await twice('seekers', 'sign-out', '6666000001');
  await twice('seekers', 'free-number', '6666000003', '--reason', 'letter of 1 March');
  await take('seekers', 'erase', '6666000001', '--reason', 'letter of 1 March');
  await twice('seekers', 'erase', '6666000001', '--reason', 'letter of 1 March', '--confirm');
  await twice('members', 'suspend', '9000000002', '--reason', 'abuse');
  await twice('members', 'restore', '9000000002');
}

async function decideAboutCompanies(): Promise<void> {
  const company = await one(
    'SELECT id AS value FROM company WHERE identity_seen_at IS NULL ORDER BY id LIMIT 1',
  );
  await twice('checks', 'seen', company, 'identity');
  await twice('checks', 'seen', company, 'contact');
  await twice('checks', 'seen', company, 'identity', '--undo');
  await twice('companies', 'suspend', company);
  await twice('companies', 'restore', company);
  const review = await one('SELECT review_id AS value FROM review_reply ORDER BY review_id LIMIT 1');
  for (const kind of ['reviews', 'replies']) {
    await twice(kind, 'hide', review, 'names a person');
    await twice(kind, 'restore', review);
  }
  await twice('replies', 'approve', review);
  await twice('blocklist', 'add', 'phone', '+91 98123 45999', 'asked for money');
  await twice('blocklist', 'remove', 'phone', '+91 98123 45999');
  await twice('claims', 'grant', caseOf(1));
  await twice('claims', 'refuse', caseOf(2), 'the shop does not know the number');
  await twice('papers', 'accept', caseOf(3));
  await twice('papers', 'refuse', caseOf(4), 'another name on the board');
}

async function answerMessages(): Promise<void> {
  const help = await demo.rows<{ id: string }>(
    'SELECT id FROM help_message WHERE answered_at IS NULL ORDER BY id LIMIT 2',
  );
  const [toAnswer, toClose] = help.map(({ id }) => id);
  await twice('help', 'answer', toAnswer ?? '', 'Your shop is checked.');
  await twice('help', 'done', toClose ?? '');
  await twice('support', 'reply', caseOf(5), 'Your number is changed.');
  await twice('support', 'answered', caseOf(6));
  const conversation = await one(
    'SELECT id AS value FROM conversation ORDER BY last_sequence DESC, id LIMIT 1',
  );
  await take('chat', 'show', conversation);
  await twice('chat', 'reply', conversation, 'Yes, we called them.');
  await twice('lexicon', 'add', 'pandalwala', 'sub_profile', 'marketing/event-marketing');
  await twice('lexicon', 'remove', 'pandalwala');
  await twice('settings', 'set', 'hrToHour', '19');
  await twice('settings', 'set', 'creditsStart', '-1');
  await twice('maintenance', 'on', '--until', '2036-03-05T02:00', '--message', 'A new server');
  await twice('maintenance', 'off');
  await take('audit', 'list', 'meera', '--page', '2');
}

it('every command of operators prints and stores as approved, also the second time', LONG, async () => {
  await listEverything();
  await answerMessages();
  await decideAboutJobs();
  await decideAboutPeople();
  await decideAboutCompanies();
  expect(
    commands.map(({ name }) => name).filter((name) => !taken.has(name) && !ELSEWHERE.test(name)),
  ).toEqual([]);
  demo.compare();
});
