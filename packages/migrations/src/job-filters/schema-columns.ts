import { JOB_ATTRIBUTE_NAMES, JOB_FILTERS, type JobAttributeName } from '@nukkad/contract';

/** Returns the name of the enum type of a column: `WorkPlace` for `work_place`. */
const typeOf = (column: string): string =>
  column.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

function enumOf(name: JobAttributeName): string {
  const { values, attribute } = JOB_FILTERS[name];
  const lines = values.map((value) => `  ${value}\n`).join('');
  return `enum ${typeOf(attribute.column)} {\n${lines}\n  @@map("${attribute.column}")\n}\n`;
}

const enumPattern = (name: JobAttributeName): RegExp =>
  new RegExp(`^enum ${typeOf(JOB_FILTERS[name].attribute.column)} \\{\n[^}]*\\}\n`, 'm');

/**
 * Replaces the enum of an attribute in the schema. A new enum is inserted after that of the previous attribute in
 * `JOB_FILTERS`.
 */
function withEnum(schema: string, name: JobAttributeName, previous: JobAttributeName | undefined): string {
  const definition = enumOf(name);
  if (enumPattern(name).test(schema)) return schema.replace(enumPattern(name), definition);
  if (previous === undefined) throw new Error(`the schema has no enum for the filter ${name}`);
  return schema.replace(enumPattern(previous), (before) => `${before}\n${definition}`);
}

/** Adds a field at the end of a model, unless the model already has a field of that name. */
function withField(schema: string, model: string, field: string): string {
  const [name] = field.split(' ');
  return schema.replace(new RegExp(`^model ${model} \\{\n[^}]*?(?=\n\n  @@)`, 'm'), (fields) =>
    new RegExp(`\n  ${name} `).test(fields) ? fields : `${fields}\n  ${field}`,
  );
}

/**
 * Returns Prisma's schema with the attributes of `JOB_FILTERS`. Each has an enum, a column of `job`, and a numeric
 * column of `job_search`. A schema that already has them all is returned unchanged.
 */
export function withFilterColumns(schema: string): string {
  let result = schema;
  for (const [index, name] of JOB_ATTRIBUTE_NAMES.entries()) {
    const { column, isRequired } = JOB_FILTERS[name].attribute;
    const map = name === column ? '' : ` @map("${column}")`;
    result = withEnum(result, name, JOB_ATTRIBUTE_NAMES[index - 1]);
    result = withField(result, 'Job', `${name} ${typeOf(column)}${isRequired ? '' : '?'}${map}`);
    result = withField(result, 'JobSearch', `${name} Int @default(0)${map} @db.SmallInt`);
  }
  return result;
}
