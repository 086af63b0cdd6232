// Asks a running stack, from outside, what a first visitor would ask: the pages, the API behind them, the chat.
const origin = process.argv[2] ?? 'http://localhost:3000';

/** @type {[string, (text: string) => boolean][]} */
const PROBES = [
  ['/healthz', () => true],
  ['/', (text) => text.includes('<h1')],
  ['/joblist', (text) => text.includes('/jobs?')],
  ['/api/healthz', () => true],
  ['/api/jobseeker/getAllCities', (text) => JSON.parse(text).length >= 500],
  ['/chat/socket.io/?EIO=4&transport=polling', (text) => text.includes('"sid"')],
];

for (const [path, holds] of PROBES) {
  const answer = await fetch(new URL(path, origin));
  const text = await answer.text();
  const fine = answer.ok && holds(text);
  console.log(`${fine ? 'fine' : 'WRONG'}  ${answer.status}  ${path}`);
  if (!fine) process.exitCode = 1;
}
