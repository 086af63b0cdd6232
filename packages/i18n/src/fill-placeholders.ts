/**
 * Replaces each {{name}} by its value; throws on a name without a value, so that no placeholder ever reaches a
 * reader. Values are put in as they are: escape them first where the text is HTML.
 */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for the placeholder ${name}`);
    return String(value);
  });
}
