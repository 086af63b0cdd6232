import * as z from 'zod';

const MILLISECONDS = 10_000;
const BYTES_MAX = 5_000_000;

/** The list as GitHub, Gitea and Forgejo give it (`/repos/OWNER/NAME/releases`), or plain names of versions. */
const list = z.array(
  z.union([
    z.string(),
    z.object({ tag_name: z.string(), prerelease: z.boolean().optional(), draft: z.boolean().optional() }),
  ]),
);

/** The three numbers of a version, with or without a `v` before them; null for anything else, as a pre-release. */
function numbersOf(version: string): readonly number[] | null {
  const found = /^v?(\d+)\.(\d+)\.(\d+)$/.exec(version.trim());
  return found === null ? null : found.slice(1).map(Number);
}

/** Whether the first of two versions is the later one; a text that is no version is never newer. */
export function isNewer(one: string, other: string): boolean {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  if (a === null || b === null) return false;
  const at = a.findIndex((part, index) => part !== b[index]);
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
}

/** Reads a list of releases; throws if the address does not answer with one. Nothing is sent but the request itself. */
export async function readReleases(url: string, ask: typeof fetch): Promise<readonly string[]> {
  const answer = await ask(url, {
    headers: { accept: 'application/json', 'user-agent': 'nukkad-ops' },
    signal: AbortSignal.timeout(MILLISECONDS),
  });
  if (!answer.ok) throw new Error(`it answers ${answer.status}`);
  const text = await answer.text();
  if (text.length > BYTES_MAX) throw new Error('it is too long');
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new Error('it is no JSON');
  }
  const parsed = list.safeParse(read);
  if (!parsed.success) throw new Error('it is no list of releases');
  return parsed.data.flatMap((entry) => {
    if (typeof entry === 'string') return [entry];
    return entry.draft || entry.prerelease ? [] : [entry.tag_name];
  });
}

/** The latest version of a list, without its `v`; null if it names none. */
export function newestRelease(releases: readonly string[]): string | null {
  const versions = releases
    .filter((name) => numbersOf(name) !== null)
    .map((name) => name.trim().replace(/^v/, ''));
  return versions.reduce<string | null>(
    (best, one) => (best === null || isNewer(one, best) ? one : best),
    null,
  );
}
