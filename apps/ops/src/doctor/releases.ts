import * as z from 'zod';

const MILLISECONDS = 10_000;
const BYTES_MAX = 5_000_000;

/**
 * Schema of a list of releases as GitHub, Gitea and Forgejo return it (`/repos/OWNER/NAME/releases`), or of a list of
 * version names.
 */
const list = z.array(
  z.union([
    z.string(),
    z.object({ tag_name: z.string(), prerelease: z.boolean().optional(), draft: z.boolean().optional() }),
  ]),
);

/**
 * Returns the three numbers of a version, with or without a leading `v`. Returns null for any other text, such as a
 * pre-release.
 */
function numbersOf(version: string): readonly number[] | null {
  const found = /^v?(\d+)\.(\d+)\.(\d+)$/.exec(version.trim());
  return found === null ? null : found.slice(1).map(Number);
}

/** Whether the first version is newer than the second. A text that is not a version is never newer. */
export function isNewer(one: string, other: string): boolean {
  const numbers = numbersOf(one);
  const others = numbersOf(other);
  if (numbers === null || others === null) return false;
  const at = numbers.findIndex((number, index) => number !== others[index]);
  return at >= 0 && (numbers[at] ?? 0) > (others[at] ?? 0);
}

/**
 * Downloads a list of releases. Throws if the response has another format. The request contains no data about this
 * installation.
 */
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

/** Returns the latest version of a list, without its `v`; null if the list has no version. */
export function newestRelease(releases: readonly string[]): string | null {
  const versions = releases
    .filter((name) => numbersOf(name) !== null)
    .map((name) => name.trim().replace(/^v/, ''));
  return versions.reduce<string | null>(
    (best, one) => (best === null || isNewer(one, best) ? one : best),
    null,
  );
}
