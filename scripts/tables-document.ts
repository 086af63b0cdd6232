/** One diagram for each subject, because a single one of all tables would be unreadable. The first matching subject counts. */
const SUBJECTS: readonly (readonly [title: string, models: RegExp])[] = [
  [
    'Applications, credits and referrals',
    /^(Application|Credit|Referral|SavedJob|DismissedJob|JobView|HrContact|JobReport|JobAlert)/,
  ],
  ['Companies and jobs', /^(Company|Job|Feed|Import|Moderation|Blocked|Search)/],
  ['Chat, notices and push', /^(Conversation|Message|Notification|Push|Support|Feedback)/],
  [
    'Signing in and limits',
    /^(Otp|Refresh|SignIn|Identity|AccountTrace|Idempotency|Login|Address|Daily|Operator|Audit|Setting|Consent)/,
  ],
  [
    'Lists, words and texts',
    /^(City|Locality|State|Lexicon|Missing|Profile|SubProfile|University|Skill|Industry|Report|Post|Faq|Tip|Video|Reference|Word|Interest)/,
  ],
];
const REST = 'Seekers and what they store';

interface Field {
  readonly name: string;
  readonly type: string;
  readonly isKey: boolean;
}

interface Relation {
  readonly from: string;
  readonly to: string;
  readonly isOptional: boolean;
  readonly isOne: boolean;
}

interface Model {
  readonly name: string;
  readonly table: string;
  readonly fields: readonly Field[];
  readonly relations: readonly Relation[];
}

const columnOf = (name: string, rest: string): string => /@map\("(\w+)"\)/.exec(rest)?.[1] ?? name;

/** Returns the key and reference columns of a model. The diagrams leave out all other columns. */
function fieldsOf(body: string, keys: ReadonlySet<string>): Field[] {
  const lines = [...body.matchAll(/^ {2}(\w+) +(\w+)(\[\]|\?)?(?: +(.*))?$/gm)];
  return lines
    .filter(([, name = '', , , rest = '']) => keys.has(name) || /@id\b/.test(rest))
    .map(([, name = '', type = '', , rest = '']) => ({
      name: columnOf(name, rest),
      type,
      isKey: /@id\b/.test(rest) || !/Id$/.test(name),
    }));
}

function modelOf(name: string, body: string): Model {
  const relations = [...body.matchAll(/^ {2}\w+ +(\w+)(\?)? +.*@relation\(.*?fields: \[([^\]]+)\]/gm)].map(
    ([, to = '', optional, fields = '']) => {
      const keys = fields.split(',').map((field) => field.trim());
      const isOne = keys.some((key) => new RegExp(`^ {2}${key} .*@(?:id|unique)\\b`, 'm').test(body));
      return { keys, relation: { from: name, to, isOptional: optional === '?', isOne } };
    },
  );
  const keys = new Set([
    ...relations.flatMap((relation) => relation.keys),
    ...(/^ {2}@@id\(\[([^\]]+)\]/m.exec(body)?.[1] ?? '')
      .split(',')
      .map((key) => key.trim().replace(/\(.*/, '')),
  ]);
  return {
    name,
    table: /@@map\("(\w+)"\)/.exec(body)?.[1] ?? name,
    fields: fieldsOf(body, keys),
    relations: relations.map(({ relation }) => relation),
  };
}

function subjectOf({ name }: Model): string {
  return SUBJECTS.find(([, models]) => models.test(name))?.[0] ?? REST;
}

function drawing(models: readonly Model[], tableOf: ReadonlyMap<string, string>): string {
  const boxes = models.map(({ table, fields }) =>
    fields.length === 0
      ? `  ${table}`
      : `  ${table} {\n${fields.map(({ name, type, isKey }) => `    ${type} ${name}${isKey ? ' PK' : ' FK'}`).join('\n')}\n  }`,
  );
  const lines = models.flatMap(({ table, relations }) =>
    relations.map(({ to, isOptional, isOne }) => {
      const left = isOptional ? '|o' : '||';
      return `  ${tableOf.get(to) ?? to} ${left}--${isOne ? 'o|' : 'o{'} ${table} : ""`;
    }),
  );
  return ['```mermaid', 'erDiagram', ...boxes, ...new Set(lines), '```'].join('\n');
}

/** Returns docs/tables.md: a diagram of the tables of each subject, generated from prisma/schema.prisma. */
export function tablesDocument(schema: string): string {
  const models = [...schema.matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)].map(([, name = '', body = '']) =>
    modelOf(name, body),
  );
  const tableOf = new Map(models.map(({ name, table }) => [name, table]));
  const subjects = [REST, ...SUBJECTS.map(([title]) => title)];
  const parts = subjects.flatMap((title) => {
    const own = models.filter((model) => subjectOf(model) === title);
    return own.length === 0 ? [] : [`## ${title}`, drawing(own, tableOf)];
  });
  return `${[
    '# Tables of the database',
    'Generated from `prisma/schema.prisma` by `pnpm documents`; `npm run check` fails if it is outdated. A box shows only the keys\nand references of a table. A line from A with a fork at B means one A and many B.',
    ...parts,
  ].join('\n\n')}\n`;
}
