/** Source files whose mutants must fail the tests of the same package. */
export interface Scope {
  readonly name: string;
  /** Globs from the root of the repository. */
  readonly files: readonly string[];
  readonly tests: readonly string[];
}

const DOMAIN = 'packages/domain/src';
const CORE = 'packages/core/src';
const CONTRACT = 'packages/contract/src';
const LANGUAGE = 'packages/language/src';

/** The domain logic that has unit tests. Use cases, whose rules are SQL, have planted faults instead. */
export const SCOPES: readonly Scope[] = [
  { name: 'domain', files: [`${DOMAIN}/*.ts`], tests: [`${DOMAIN}/**/*.test.ts`] },
  {
    name: 'rules',
    files: [`${CORE}/**/*.rules.ts`, `${CORE}/applications/application-transitions.ts`],
    tests: [`${CORE}/{applications,credits,experience,profile}/**/*.test.ts`],
  },
  {
    name: 'checks',
    files: [
      `${CORE}/checks/{check-{contact,identity,pay,place,words},place-index,registration-numbers}.ts`,
      `${CORE}/shared/list-cursor.ts`,
    ],
    tests: [`${CORE}/{checks,shared}/*.test.ts`],
  },
  {
    name: 'mappers',
    files: [`${CONTRACT}/*/*.mapper.ts`],
    tests: [`${CONTRACT}/**/*.test.ts`],
  },
  ...['lexicon', 'mark', 'suggest', 'text', 'understand'].map((folder) => ({
    name: `language ${folder}`,
    files: [`${LANGUAGE}/${folder}/*.ts`],
    tests: [`${LANGUAGE}/**/*.test.ts`],
  })),
];
