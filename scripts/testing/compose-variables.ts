/** A variable without another one in it: `${NAME}`, or with `:-default`, `:+replacement` or `:?message`. */
const INNERMOST = /\$\{(\w+)(?::([-+?])([^{}]*))?\}/;

/** Replaces the variables of a compose file as Compose does, the inner ones first. Missing ones are empty. */
export function fillVariables(text: string, variables: Readonly<Record<string, string>>): string {
  const found = INNERMOST.exec(text);
  if (found === null) return text;
  const [whole, name = '', operator, word = ''] = found;
  const value = variables[name] ?? '';
  const ifEmpty = operator === '-' ? word : '';
  const ifSet = operator === '+' ? word : value;
  return fillVariables(
    text.replace(whole, () => (value === '' ? ifEmpty : ifSet)),
    variables,
  );
}
