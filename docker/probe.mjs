// Checks a running stack from outside, like a first visitor: pages, API and chat.
const origin = process.argv[2] ?? 'http://localhost:3000';

/** @type {[string, (text: string) => boolean][]} */
const PROBES = [
  ['/healthz', () => true],
  ['/', (text) => text.includes('<h1')],
  ['/joblist', (text) => text.includes('<h1')],
  ['/api/healthz', () => true],
  ['/api/jobseeker/getAllCities', (text) => JSON.parse(text).length >= 500],
  ['/chat/socket.io/?EIO=4&transport=polling', (text) => text.includes('"sid"')],
];

/** The path of the first job in the HTML of the list page; empty if the list has no job. */
let jobLink = '';

/** @param {string} path @param {(text: string) => boolean} holds */
async function probe(path, holds) {
  const answer = await fetch(new URL(path, origin));
  const text = await answer.text();
  const fine = answer.ok && holds(text);
  console.log(`${fine ? 'fine' : 'WRONG'}  ${answer.status}  ${path}`);
  if (!fine) process.exitCode = 1;
  jobLink ||= /href="(\/jobs\?[^"]+)"/.exec(text)?.[1] ?? '';
}

for (const [path, holds] of PROBES) await probe(path, holds);
const isWithJobs = process.argv.includes('--jobs');
if (jobLink === '') {
  // A new installation has no jobs. The option --jobs requires some.
  if (isWithJobs) process.exitCode = 1;
  console.log(`${isWithJobs ? 'WRONG' : 'none '}  no job is listed, so no page of a job was asked for`);
} else await probe(jobLink, (text) => text.includes('application/ld+json'));
