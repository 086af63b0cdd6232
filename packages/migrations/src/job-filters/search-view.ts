import {
  JOB_ATTRIBUTE_NAMES,
  JOB_FILTERS,
  type JobAttributeName,
  RANGE_NAMES,
  type RangeName,
} from '@nukkad/contract';

/** Matches each definition of the view `job_search_source` in SQL, with its column list and joins as groups. */
const VIEW = /CREATE (?:OR REPLACE )?VIEW job_search_source AS\s+SELECT\s+(.*?)\s+(FROM job\b.*?;)/gs;

/** Value of `experience_max` for a job without an upper limit. */
const NO_UPPER_END = '99::smallint';
/** Value of `pay_max` for a job that states no pay. */
const NOT_STATED = '-1';

/**
 * Returns the SQL CASE expression that converts an attribute of a job to its number; 0 if the job does not state the
 * attribute.
 */
function numberOf(name: JobAttributeName): string {
  const { column, codes, isRequired } = JOB_FILTERS[name].attribute;
  const entries = Object.entries(codes);
  // A required attribute always has one of its values, so the last value needs no test.
  const otherwise = isRequired ? entries.pop()?.[1] : 0;
  const tests = entries.map(([value, code]) => `WHEN '${value}' THEN ${code}`).join(' ');
  return `(CASE job.${column} ${tests} ELSE ${otherwise} END)::smallint`;
}

/**
 * Returns the SQL expressions of a range's two columns. If a job states only one end of an optional range, both
 * columns have this value.
 */
function endsOf(name: RangeName): [column: string, expression: string][] {
  const { columns, attribute } = JOB_FILTERS[name];
  const [low, high] = columns;
  const min = `job.${attribute.columns[0]}`;
  const max = `job.${attribute.columns[1]}`;
  if (attribute.isRequired) {
    return [
      [low, min],
      [high, `coalesce(${max}, ${NO_UPPER_END})`],
    ];
  }
  return [
    [low, `coalesce(${min}, ${max}, 0)`],
    [high, `coalesce(${max}, ${min}, ${NOT_STATED})`],
  ];
}

/** Returns the columns of the view that depend on `JOB_FILTERS`, with their SQL expressions. */
function filterColumns(): Map<string, string> {
  return new Map([
    ...JOB_ATTRIBUTE_NAMES.map((name) => [JOB_FILTERS[name].attribute.column, numberOf(name)] as const),
    ...RANGE_NAMES.flatMap(endsOf),
  ]);
}

/** Splits a column list at its commas, but not at those within parentheses or quotes. */
function splitColumns(list: string): string[] {
  const columns = [''];
  let depth = 0;
  let isQuoted = false;
  for (const character of list) {
    if (character === "'") isQuoted = !isQuoted;
    if (!isQuoted && character === '(') depth += 1;
    if (!isQuoted && character === ')') depth -= 1;
    if (character === ',' && depth === 0 && !isQuoted) columns.push('');
    else columns[columns.length - 1] += character;
  }
  return columns.map((column) => column.trim().replaceAll(/\s+/g, ' '));
}

const nameOf = (column: string): string => /(?: AS |\.)(\w+)$/.exec(column)?.[1] ?? column;

function lastView(sql: string): { columns: string[]; joins: string } {
  const [, list, joins] = [...sql.matchAll(VIEW)].at(-1) ?? [];
  if (list === undefined || joins === undefined) throw new Error('no migration defines job_search_source');
  return { columns: splitColumns(list), joins };
}

/**
 * Returns the SQL of the view with the columns of `JOB_FILTERS`; null if the migrations already define it like this.
 */
function viewChange(migrations: string): string | null {
  const { columns, joins } = lastView(migrations);
  const missing = filterColumns();
  const updated = columns.map((column) => {
    const name = nameOf(column);
    const expression = missing.get(name);
    missing.delete(name);
    if (expression === undefined || expression === `job.${name}`) return expression ?? column;
    return `${expression} AS ${name}`;
  });
  // New columns come last, because CREATE OR REPLACE VIEW can only append columns. `job_search` has the same order.
  for (const [name, expression] of missing) updated.push(`${expression} AS ${name}`);
  if (updated.join() === columns.join()) return null;
  return `CREATE OR REPLACE VIEW job_search_source AS\nSELECT\n  ${updated.join(',\n  ')}\n${joins}`;
}

/**
 * Returns the SQL of the trigger that copies a changed attribute to the job's search row, for attributes that are not
 * in a posting list (list of job ids per term).
 */
function trigger(column: string): string {
  return `CREATE FUNCTION job_search_follow_${column}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE job_search SET ${column} = source.${column}
  FROM job_search_source source
  WHERE job_search.job_id = NEW.id AND source.job_id = NEW.id;
  RETURN NULL;
END $$;

CREATE TRIGGER job_search_follows_${column} AFTER UPDATE OF ${column} ON job
  FOR EACH ROW WHEN (NEW.${column} IS DISTINCT FROM OLD.${column}) EXECUTE FUNCTION job_search_follow_${column}();`;
}

function missingTriggers(migrations: string): string[] {
  return JOB_ATTRIBUTE_NAMES.map((name) => JOB_FILTERS[name].attribute)
    .filter(({ isListed, column }) => !isListed && !migrations.includes(`job_search_follows_${column} `))
    .map(({ column }) => trigger(column));
}

/**
 * Returns the SQL that updates the search view and its triggers to `JOB_FILTERS`; an empty text if nothing is
 * missing. `migrations` is the SQL of all migrations, in the order in which they apply.
 */
export function searchChange(migrations: string): string {
  const statements = [viewChange(migrations) ?? [], missingTriggers(migrations)].flat();
  return statements.length === 0 ? '' : `${statements.join('\n\n')}\n`;
}
