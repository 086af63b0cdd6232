import { randomUUID } from 'node:crypto';
import { missingServices } from '@nukkad/core/config/missing-services.ts';
import { selectTables } from './doctor.queries.ts';
import { type Check, type Finding, fail, ok, reasonOf, warn } from './finding.ts';
import { selectQueue } from './queue.queries.ts';

/** Matches messages about missing services without which nobody can sign in or apply. */
const NEEDED = /nobody can (?:sign in;|sign in with Google|apply)/;

export const checkKeys: Check = async ({ container: { config } }) => {
  const lines = missingServices({ ...config, isProduction: true });
  const todo = 'set them in .env (docs/operating.md, "Day 2"), then docker compose up --detach';
  const findings = lines.map((line): Finding => {
    const isNeeded = config.isProduction && NEEDED.test(line);
    return (isNeeded ? fail : warn)('keys', line, todo);
  });
  const mode = config.isProduction
    ? []
    : [
        warn(
          'mode',
          `NODE_ENV is ${config.NODE_ENV}: anyone can sign in locally`,
          'NODE_ENV=production in .env',
        ),
      ];
  return [...mode, ...(findings.length > 0 ? findings : [ok('keys', 'all services are configured')])];
};

const PROBE = 'nukkad doctor';

export const checkStore: Check = async ({ container: { storage, config } }) => {
  const where =
    config.S3_BUCKET === undefined ? `the folder ${config.DATA_DIR}` : `the bucket ${config.S3_BUCKET}`;
  const key = `doctor-${randomUUID()}.txt`;
  let step = 'written';
  try {
    await storage.put(key, Buffer.from(PROBE), { contentType: 'text/plain', bytes: PROBE.length });
    step = 'read';
    const read = Buffer.concat((await (await storage.get(key))?.toArray()) ?? []).toString();
    if (read !== PROBE) throw new Error('another content came back');
    step = 'deleted';
    await storage.remove([key]);
    if ((await storage.get(key)) !== null) throw new Error('the file is still there');
    return [ok('store', `${where}: a file was written, read and deleted`)];
  } catch (error) {
    const todo = 'look at the container storage, S3_ENDPOINT, S3_BUCKET, the keys and their rights';
    return [fail('store', `${where}: a file could not be ${step} (${reasonOf(error)})`, todo)];
  }
};

const TWILIO = 'https://api.twilio.com/2010-04-01/Accounts';
const TWILIO_MILLISECONDS = 10_000;
/** Balance, in the account's currency, below which doctor warns. It pays for some hundred messages. */
const LOW_BALANCE = 10;

export const checkSms: Check = async ({ container: { config }, fetch }) => {
  const { TWILIO_ACCOUNT_SID: id, TWILIO_AUTH_TOKEN: token } = config;
  // Missing keys are reported by `checkKeys`.
  if (!id || !token) return [];
  try {
    const answer = await fetch(`${TWILIO}/${encodeURIComponent(id)}/Balance.json`, {
      headers: { authorization: `Basic ${Buffer.from(`${id}:${token}`).toString('base64')}` },
      signal: AbortSignal.timeout(TWILIO_MILLISECONDS),
    });
    if (answer.status === 401 || answer.status === 404)
      return [
        fail(
          'sms',
          `Twilio refuses the account (${answer.status})`,
          'compare TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN',
        ),
      ];
    if (!answer.ok) return [warn('sms', `Twilio answers ${answer.status}`, 'look at status.twilio.com')];
    const { balance, currency } = (await answer.json()) as { balance?: string; currency?: string };
    const left = Number(balance ?? Number.NaN);
    if (Number.isNaN(left))
      return [warn('sms', 'Twilio names no balance', 'look at the account in the console')];
    const found = `balance ${balance} ${currency ?? ''}`.trim();
    if (left <= 0) return [fail('sms', found, 'top up the account: no code is sent')];
    return [left < LOW_BALANCE ? warn('sms', found, 'top up the account') : ok('sms', found)];
  } catch (error) {
    return [
      warn('sms', `Twilio does not answer (${reasonOf(error)})`, 'look at the network and status.twilio.com'),
    ];
  }
};

const DISK_WARN = 0.15;
const DISK_FAIL = 0.05;
const GB = 1e9;

export const checkDisk: Check = async ({ container: { config }, diskOf }) => {
  const { bytes, free } = await diskOf(config.DATA_DIR);
  const share = free / bytes;
  const found = `${(free / GB).toFixed(1)} GB of ${(bytes / GB).toFixed(1)} GB are free (${Math.floor(share * 100)} %)`;
  const todo = 'delete old backups and images (docker image prune), or add a disk';
  if (!(share >= DISK_FAIL)) return [fail('disk', found, todo)];
  return [share < DISK_WARN ? warn('disk', found, todo) : ok('disk', found)];
};

const MINUTE_MS = 60_000;
/**
 * Minutes without a completed task after which doctor warns, or reports a failure. A task is scheduled every minute.
 */
const QUIET_WARN_MINUTES = 5;
const QUIET_FAIL_MINUTES = 30;

export const checkBackground: Check = async ({ container: { database, clock } }) => {
  const todo = 'a worker must run (apps/worker); look at its log';
  const [tables] = await database.query(selectTables());
  const [queue] = tables?.queue ? await database.query(selectQueue()) : [];
  if (!queue?.last) return [fail('background', 'no background task has ever run', todo)];
  const minutes = (clock.now().getTime() - queue.last.getTime()) / MINUTE_MS;
  const found = `the last task ended ${Math.max(0, Math.floor(minutes))} minutes ago`;
  if (minutes > QUIET_FAIL_MINUTES) return [fail('background', found, todo)];
  if (minutes > QUIET_WARN_MINUTES) return [warn('background', found, todo)];
  if (queue.failed > 0)
    return [
      warn(
        'background',
        `${queue.failed} tasks failed within a day`,
        'look for "background task failed" in the log of the API',
      ),
    ];
  return [ok('background', found)];
};
