import { nearestName } from '@nukkad/language/text/nearest-name.ts';
import type { Container } from '../container.ts';

interface Named {
  readonly key: string;
  readonly nameEn: string;
  readonly nameHi: string;
  readonly nameMr: string;
  readonly isRetired: boolean;
}

const tidy = (name: string): string => name.trim().toLowerCase();

function byNames<Row extends Named>(rows: readonly Row[]): Map<string, Row> {
  // The key comes last: if another profile has the same name, the key wins.
  return new Map(
    rows.flatMap((row) =>
      [row.nameMr, row.nameHi, row.nameEn, row.key].map((name) => [tidy(name), row] as const),
    ),
  );
}

/** Returns the key with the name most similar to a misspelt one. */
function suggestion(name: string, named: ReadonlyMap<string, Named>): string {
  const near = nearestName(name, named.keys());
  const key = near === undefined ? undefined : named.get(near)?.key;
  return key === undefined ? '' : `: is it "${key}"?`;
}

/** Looks up job profiles and sub-profiles by key or by name in any language. */
export class ProfileIndex {
  readonly #profiles: ReadonlyMap<string, Named>;
  readonly #subProfiles: ReadonlyMap<string, ReadonlyMap<string, Named>>;

  constructor(profiles: readonly Named[], subProfiles: readonly (Named & { readonly profileKey: string })[]) {
    this.#profiles = byNames(profiles);
    const grouped = Map.groupBy(subProfiles, ({ profileKey }) => profileKey);
    this.#subProfiles = new Map(
      [...grouped].map(([profile, subProfiles]) => [profile, byNames(subProfiles)]),
    );
  }

  profile(name: string): Pick<Named, 'key' | 'isRetired'> | undefined {
    return this.#profiles.get(tidy(name));
  }

  subProfile(profile: string, name: string): string | undefined {
    return this.#subProfiles.get(profile)?.get(tidy(name))?.key;
  }

  /** The keys of all profiles. */
  keys(): string[] {
    return [...new Set([...this.#profiles.values()].map(({ key }) => key))];
  }

  unknownProfileMessage(name: string): string {
    return `"${name}" is no job profile${suggestion(name, this.#profiles)}`;
  }

  unknownSubProfileMessage(profile: string, name: string): string {
    const subProfiles = this.#subProfiles.get(profile) ?? new Map<string, Named>();
    const keys = [...new Set([...subProfiles.values()].map(({ key }) => key))];
    const none = keys.length === 0 ? '; it has none' : `; there are ${keys.join(', ')}`;
    return `"${name}" is no kind of ${profile}${suggestion(name, subProfiles) || none}`;
  }
}

export async function readProfileIndex({ database }: Pick<Container, 'database'>): Promise<ProfileIndex> {
  const profiles = await database.prisma.jobProfile.findMany({ orderBy: { sortOrder: 'asc' } });
  return new ProfileIndex(profiles, await database.prisma.jobSubProfile.findMany());
}
