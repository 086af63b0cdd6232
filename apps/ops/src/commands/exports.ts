import { extname } from 'node:path';
import type { Container } from '@nukkad/api/container.ts';
import { type Command, UsageError } from '../command.ts';
import { writeRecords } from '../export/write-records.ts';
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

const exportCommand = (
  { name, fields }: Exported,
  stored: (container: Container) => Promise<readonly FieldValues[]>,
): Command => ({
  name: `${name} export`,
  parameters: ['file'],
  summary: 'Writes all of them to a .csv file (that Excel opens) or a .json file, as import takes it.',
  examples: [`${name} export ${name}.csv`, `${name} export ${name}.json`],
  run: async ({ container }, file = '') => {
    const format = extname(file).toLowerCase();
    if (format !== '.csv' && format !== '.json') throw new UsageError(`${file} is neither .csv nor .json`);
    const rows = await stored(container);
    await writeRecords(file, format, Object.keys(fields), rows);
    return { file, rows: rows.length };
  },
});

/** What files of it can be written, a command each. */
export const exportCommands: readonly Command[] = [
  exportCommand(cities, storedCities),
  exportCommand(profiles, storedProfiles),
  exportCommand(subProfiles, storedSubProfiles),
  exportCommand(universities, storedUniversities),
  exportCommand(content, storedContent),
  exportCommand(lexicon, storedPhrases),
];
