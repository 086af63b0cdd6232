import { routes } from '@nukkad/contract';
import { clientOf, outcomeOf } from '../shared/calls.ts';
import { oneOf, type Scale } from '../shared/part.ts';
import { fetchText } from '../shared/requests.ts';
import type { Person } from '../shared/world.ts';
import type { ObjectStore } from './object-store.ts';
import { BREAKS_OFF, during, HANGS, REFUSED, responds, type ServiceFault, timed } from './service-faults.ts';
import type { Surroundings } from './surroundings.ts';

const QUICK_FAULTS: readonly ServiceFault[] = [REFUSED, responds(500), BREAKS_OFF];
const FAULTS: readonly ServiceFault[] = [...QUICK_FAULTS, responds(503), HANGS];
/** Refusals of an upload or a download while the store fails: the client may try again. */
const REFUSALS: ReadonlySet<string> = new Set(['OVERLOADED', 'STORAGE_FULL']);
/** Maximum seconds until a request is refused whose file cannot be stored or read: half of the time that an upload has. */
const SECONDS_MAX = 45;
const MEGABYTE = 1_000_000;
/** A PDF without a page, so large that it arrives in many pieces. */
const RESUME = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(MEGABYTE, '% empty\n')]);

const recordsOf = ({ town }: Surroundings, { id: candidateId }: Person) =>
  town.world.database.prisma.storedFile.findMany({ where: { candidateId, deletedAt: null } });

const upload = ({ town }: Surroundings, person: Person): Promise<string> =>
  outcomeOf(
    clientOf(town.api.origin, person).call(
      routes.fileUpload,
      { kind: 'RESUME' },
      { file: new Blob([RESUME]) },
    ),
  );

async function checkStoredOnce(outside: Surroundings, person: Person, what: string): Promise<void> {
  const { town, store } = outside;
  const records = await recordsOf(outside, person);
  town.checks.check(records.length === 1, `${what}: ${records.length} records of one resume`);
  for (const { key } of records)
    town.checks.check(
      store.objects.get(key)?.equals(RESUME) === true,
      `${what}: the object is not the upload`,
    );
}

/** An upload is stored whole or not at all, and an earlier file stays. */
async function uploadDuring(outside: Surroundings, fault: ServiceFault): Promise<void> {
  const { town, store } = outside;
  const { checks, world } = town;
  const person = await world.person();
  const before = new Set(store.objects.keys());
  const what = `an upload with ${fault.name}`;
  const { result, seconds } = await during(store.service, fault, () => timed(upload(outside, person)));
  checks.check(REFUSALS.has(result), `${what}: ${result}`);
  checks.check(seconds < SECONDS_MAX, `${what} was refused after ${seconds.toFixed(1)} s`);
  checks.check((await recordsOf(outside, person)).length === 0, `${what} left a record`);
  const { resumeKey } = await world.database.prisma.candidate.findUniqueOrThrow({ where: { id: person.id } });
  checks.check(resumeKey === null, `${what} is in the profile`);
  checks.check(
    [...store.objects.keys()].every((key) => before.has(key)),
    `${what} left an object`,
  );
  const after = await upload(outside, person);
  checks.check(after === 'DONE', `${what}: afterwards ${after}`);
  await checkStoredOnce(outside, person, what);
  const replaced = await during(store.service, fault, () => upload(outside, person));
  checks.check(REFUSALS.has(replaced), `replacing a file with ${fault.name}: ${replaced}`);
  await checkStoredOnce(outside, person, `replacing a file with ${fault.name}`);
}

/** Opens the resume of a seeker as a browser does. Status 0 if the bytes did not arrive completely. */
async function open(
  { town }: Surroundings,
  person: Person,
  key: string,
): Promise<{ status: number; text: string }> {
  const { url } = await clientOf(town.api.origin, person).call(routes.fileAddress, { key });
  const { pathname, search } = new URL(url);
  return fetchText(town.api.origin + pathname.replace(/^\/api/, '') + search);
}

/** A file is sent whole, or the response is no success. */
async function openDuring(outside: Surroundings, fault: ServiceFault): Promise<void> {
  const { town, store } = outside;
  const { checks, world } = town;
  const person = await world.person();
  await upload(outside, person);
  const [record] = await recordsOf(outside, person);
  const key = record?.key ?? '';
  const what = `opening a file with ${fault.name}`;
  const { result, seconds } = await during(store.service, fault, () => timed(open(outside, person, key)));
  checks.check(result.status !== 200, `${what}: 200 with ${result.text.length} bytes`);
  checks.check(seconds < SECONDS_MAX, `${what} took ${seconds.toFixed(1)} s`);
  const after = await open(outside, person, key);
  checks.check(after.status === 200, `${what}: afterwards ${after.status} ${after.text.slice(0, 100)}`);
  checks.check(after.text === RESUME.toString(), `${what}: afterwards other bytes`);
}

/** Files while the object store refuses, hangs, fails, or breaks off. */
export async function breakStore(outside: Surroundings, scale: Scale): Promise<void> {
  for (const fault of scale.isShort ? oneOf(QUICK_FAULTS, scale) : FAULTS) {
    await uploadDuring(outside, fault);
    await openDuring(outside, fault);
  }
}

/** Returns the keys of objects without a record. */
export async function orphansOf({ town }: Surroundings, { objects }: ObjectStore): Promise<string[]> {
  const records = await town.world.database.prisma.storedFile.findMany({ select: { key: true } });
  const known = new Set(records.map(({ key }) => key));
  return [...objects.keys()].filter((key) => !known.has(key));
}
