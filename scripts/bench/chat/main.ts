import { randomBytes, randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { startBenchPostgres } from '../shared/bench-postgres.ts';
import { emptyBenchDatabase } from '../shared/load-bench-database.ts';
import { withClient } from '../shared/with-client.ts';
import { type ChatSocket, openSockets, type SocketAccount } from './chat-socket.ts';
import { loadAt, loadWith, type Measured, type Send } from './load.ts';
import { medianOf, memoryTable, type Round, rateTable } from './report.ts';
import { createSeekers, EARLIER } from './seekers.ts';
import { type Server, startBare, startChat } from './servers.ts';
import { openSingleInserts } from './single-inserts.ts';

const { values } = parseArgs({
  options: {
    /** Open sockets. Twenty messages in ten seconds of each are the most that the chat accepts. */
    sockets: { type: 'string', default: '4000' },
    senders: { type: 'string', default: '1,8,50,200' },
    rounds: { type: 'string', default: '3' },
    /** Seconds of each measurement. */
    seconds: { type: 'string', default: '2' },
  },
});
const socketCount = Number(values.sockets);
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const secret = randomBytes(32).toString('hex');

const log = (text: string): void => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);

interface Side {
  readonly server: Server;
  readonly sockets: readonly ChatSocket[];
  readonly bytesPerSocket: { readonly rss: number; readonly live: number };
}

/** Opens the sockets of a server. Measures the memory that they take. */
async function fill(server: Server, accounts: readonly SocketAccount[], lastSequence: number): Promise<Side> {
  // The first sockets load what every later one uses.
  for (const socket of await openSockets(server.port, accounts.slice(0, 100))) socket.close();
  const before = await server.memory();
  const sockets = await openSockets(server.port, accounts);
  for (const socket of sockets) socket.lastSequence = lastSequence;
  const after = await server.memory();
  const rss = (after.rss - before.rss) / sockets.length;
  return {
    server,
    sockets,
    bytesPerSocket: { rss, live: (after.live - before.live) / sockets.length },
  };
}

const acknowledged = new Map<string, string[]>();

function sendOver({ sockets }: Side, onDone: (candidateId: string, text: string) => void): Send {
  return async (place) => {
    const socket = sockets[place];
    if (!socket) throw new Error(`no socket ${place}`);
    const text = `message ${randomUUID()}`;
    await socket.send(text, text);
    onDone(socket.candidateId, text);
  };
}

function remember(candidateId: string, text: string): void {
  const texts = acknowledged.get(candidateId);
  if (texts) texts.push(text);
  else acknowledged.set(candidateId, [text]);
}

/** Returns the number of seekers whose stored messages are not those that were acknowledged, in the same order. */
async function countDifferences(url: string): Promise<number> {
  const stored = await withClient(url, async (client) => {
    const { rows } = await client.query<{ id: string; texts: string[] }>(
      `SELECT c.candidate_id AS id, array_agg(m.body ORDER BY m.sequence) AS texts
         FROM message m JOIN conversation c ON c.id = m.conversation_id
        WHERE m.sequence > $1 GROUP BY c.candidate_id`,
      [EARLIER],
    );
    return new Map(rows.map(({ id, texts }) => [id, texts.join()]));
  });
  const ids = new Set([...stored.keys(), ...acknowledged.keys()]);
  return [...ids].filter((id) => stored.get(id) !== acknowledged.get(id)?.join()).length;
}

async function measureRates(
  senders: number,
  ways: Record<'inserts' | 'bare' | 'chat', Send>,
): Promise<Round[]> {
  const measured: Round[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const options = { seekers: socketCount, seconds: round === 0 ? 1 : seconds };
    const one = {
      inserts: await loadWith(senders, { ...options, send: ways.inserts }),
      bare: await loadWith(senders, { ...options, send: ways.bare }),
      chat: await loadWith(senders, { ...options, send: ways.chat }),
    };
    // The first round warms up.
    if (round > 0) measured.push(one);
  }
  return measured;
}

async function measure(url: string, chat: Side, bare: Side): Promise<number> {
  const inserts = await openSingleInserts(url, socketCount);
  const ways = { inserts: inserts.send, bare: sendOver(bare, () => {}), chat: sendOver(chat, remember) };
  const failures: string[] = [];
  const table: { senders: number; rounds: Round[]; half: Measured }[] = [];
  for (const senders of values.senders.split(',').filter(Boolean).map(Number)) {
    const measured = await measureRates(senders, ways);
    const rate = medianOf(measured.map((round) => round.chat.aSecond)) / 2;
    const half = await loadAt(rate, { send: ways.chat, seekers: socketCount, seconds: 3 });
    for (const { chat: one } of [...measured, { chat: half }]) failures.push(...one.failures);
    table.push({ senders, rounds: measured, half });
    log(`${senders} senders measured; load of the machine ${loadavg()[0]?.toFixed(1)}`);
  }
  await inserts.close();
  console.log(rateTable(table));
  const disorders = chat.sockets.reduce((sum, socket) => sum + socket.disorders, 0);
  const differences = await countDifferences(url);
  const sent = [...acknowledged.values()].reduce((sum, texts) => sum + texts.length, 0);
  console.log(`\n${sent} messages acknowledged and delivered; ${failures.length} refused or lost`);
  if (failures.length > 0) console.log([...new Set(failures)].slice(0, 5).join('\n'));
  console.log(`${disorders} delivered out of order; ${differences} conversations stored otherwise\n`);
  return failures.length + disorders + differences;
}

/** Run by `pnpm bench:chat`. Compares the chat with single INSERTs and with Socket.IO alone. */
async function main(): Promise<void> {
  const postgres = await startBenchPostgres();
  const servers: Server[] = [];
  try {
    const url = await emptyBenchDatabase(postgres, 'bench_chat');
    // As in production: a message is acknowledged when it is on the disk.
    await withClient(url, (client) => client.query('ALTER DATABASE bench_chat SET synchronous_commit = on'));
    const accounts = await createSeekers(url, socketCount, secret);
    log('the database is ready');
    const bareServer = await startBare();
    servers.push(bareServer);
    const bare = await fill(bareServer, accounts, 0);
    const chatServer = await startChat(url, secret);
    servers.push(chatServer);
    const chat = await fill(chatServer, accounts, EARLIER);
    log(`${socketCount} sockets are open on each server`);
    console.log(memoryTable(bare.bytesPerSocket, chat.bytesPerSocket));
    const problems = await measure(url, chat, bare);
    if (problems > 0) process.exitCode = 1;
    for (const socket of [...chat.sockets, ...bare.sockets]) socket.close();
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
  }
}

await main();
