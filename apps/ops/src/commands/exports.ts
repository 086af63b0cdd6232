import type { Container } from '@nukkad/core/container.ts';
import { type Command, FileText, optionText, UsageError } from '../command.ts';
import {
  FORMATS,
  type Format,
  formatOf,
  STANDARD_OUTPUT,
  textOfRecords,
  writeExport,
} from '../export/write-records.ts';
import type { Fields } from '../import/fields.ts';
import type { FieldValues } from '../import/import-kind.ts';
import { cities, storedCities } from '../import/kinds/cities.ts';
import { content, storedContent } from '../import/kinds/content.ts';
import { lexicon, storedPhrases } from '../import/kinds/lexicon.ts';
import { profiles, storedProfiles } from '../import/kinds/profiles.ts';
import { storedSubProfiles, subProfiles } from '../import/kinds/sub-profiles.ts';
import { storedUniversities, universities } from '../import/kinds/universities.ts';

interface Exported {
  readonly name: string;
  readonly fields: Fields;
}

/**
 * Returns the export format: the one of `--format`, else the one of the file name's extension, or CSV for standard
 * output.
 */
function requireFormat(file: string, chosen: string | undefined): Format {
  if (chosen === undefined) return file === STANDARD_OUTPUT ? 'csv' : formatOf(file);
  const format = FORMATS.find((known) => known === chosen.toLowerCase());
  if (format === undefined) throw new UsageError(`--format is one of ${FORMATS.join(', ')}`);
  return format;
}

const exportCommand = (
  { name, fields }: Exported,
  stored: (container: Container) => Promise<readonly FieldValues[]>,
): Command => ({
  name: `${name} export`,
  parameters: ['file'],
  options: {
    format: {
      type: 'string',
      value: FORMATS.join('|'),
      help: 'format of standard output or of a file without that extension',
    },
  },
  summary:
    'Writes all of them to a .csv file (that Excel opens) or a .json file, in the format of the import; "-" is standard output.',
  examples: [`${name} export ${name}.csv`, `${name} export ${name}.json`, `${name} export -`],
  run: async ({ container, options }, file = '') => {
    const format = requireFormat(file, optionText(options, 'format'));
    const rows = await stored(container);
    const text = textOfRecords(format, Object.keys(fields), rows);
    if (file === STANDARD_OUTPUT) return new FileText(text);
    await writeExport(file, text);
    return { file, rows: rows.length };
  },
});

/** One command for each kind of data that can be exported. */
export const exportCommands: readonly Command[] = [
  exportCommand(cities, storedCities),
  exportCommand(profiles, storedProfiles),
  exportCommand(subProfiles, storedSubProfiles),
  exportCommand(universities, storedUniversities),
  exportCommand(content, storedContent),
  exportCommand(lexicon, storedPhrases),
];
