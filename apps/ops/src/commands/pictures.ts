import { lockCompanyPictures } from '@nukkad/core/companies/companies.queries.ts';
import {
  type CompanyPicture,
  type CompanyPictureKind,
  putCompanyPicture,
} from '@nukkad/core/companies/prepare-company-picture.ts';
import { type PictureChange, setCompanyPictures } from '@nukkad/core/companies/set-company-pictures.ts';
import type { Container } from '@nukkad/core/container.ts';
import { firstRow, type Transaction } from '@nukkad/core/database/rows.ts';
import { type Command, Refusal, UsageError } from '../command.ts';
import { companyIdOf } from '../find.ts';
import { GALLERY_MAX } from '../import/kinds/company-pictures.ts';
import { note } from '../note.ts';
import { PictureProblem, readPicture } from '../pictures/read-picture.ts';

/**
 * Reads and stores the pictures of a company. All files are read first, so that an invalid file stops the command
 * before any picture is stored.
 */
async function addPictures(
  container: Container,
  kind: CompanyPictureKind,
  paths: readonly string[],
): Promise<CompanyPicture[]> {
  const pictures: CompanyPicture[] = [];
  try {
    for (const path of paths) pictures.push((await readPicture(kind, path)).picture);
  } catch (error) {
    throw error instanceof PictureProblem ? new Refusal(error.message) : error;
  }
  for (const picture of pictures) await putCompanyPicture(container, picture);
  return pictures;
}

type Change = (tx: Transaction) => Promise<PictureChange> | PictureChange;

async function write(
  container: Container,
  { companyId, actor, action }: { companyId: string; actor: string; action: string },
  change: Change,
): Promise<void> {
  const now = container.clock.now();
  await container.database.transaction(async (tx) => {
    const changed = await change(tx);
    await setCompanyPictures(tx, companyId, changed, now);
    const { logo, gallery } = changed;
    const details = { logo, gallery, added: changed.added.length };
    await note(tx, container, { actor, action, subject: companyId, details });
  });
  container.tasks.soon('sweep-files');
}

const REMOVE = { remove: { type: 'boolean', help: 'remove the current ones' } } as const;

const companiesLogo: Command = {
  name: 'companies logo',
  parameters: ['company', '[file]'],
  options: REMOVE,
  summary: 'Sets a company’s logo: a JPEG, PNG, WebP or AVIF file of at most 5 MB.',
  examples: ['companies logo "Shinde Sweets" shinde.png', 'companies logo 9812345999 --remove'],
  run: async ({ container, actor, options }, text = '', file) => {
    if ((options.remove === true) === (file !== undefined))
      throw new UsageError('name a file, or say --remove');
    const companyId = await companyIdOf(container, text);
    const added = await addPictures(container, 'COMPANY_LOGO', file === undefined ? [] : [file]);
    const logo = added[0]?.key ?? null;
    const action = logo === null ? 'company-logo-removed' : 'company-logo-set';
    await write(container, { companyId, actor, action }, () => ({ logo, added }));
    return { company: companyId, logo };
  },
};

const companiesGallery: Command = {
  name: 'companies gallery',
  parameters: ['company', '[files...]'],
  options: {
    ...REMOVE,
    add: { type: 'boolean', help: 'add them after the current ones instead of replacing those' },
  },
  summary: `Sets the pictures on a company’s page, in their order: up to ${GALLERY_MAX}, of 5 MB each.`,
  examples: [
    'companies gallery "Shinde Sweets" shop.jpg kitchen.jpg',
    'companies gallery 9812345999 team.jpg --add',
    'companies gallery 9812345999 --remove',
  ],
  run: async ({ container, actor, options }, text = '', ...files) => {
    if ((options.remove === true) === files.length > 0) throw new UsageError('name files, or say --remove');
    const companyId = await companyIdOf(container, text);
    const added = await addPictures(container, 'COMPANY_PICTURE', files);
    let gallery: string[] = [];
    const action = files.length === 0 ? 'company-gallery-removed' : 'company-gallery-set';
    await write(container, { companyId, actor, action }, async (tx) => {
      const before = options.add === true ? await firstRow(tx, lockCompanyPictures(companyId)) : null;
      gallery = [...(before?.gallery ?? []), ...added.map(({ key }) => key)];
      if (gallery.length > GALLERY_MAX) throw new Refusal(`A gallery has at most ${GALLERY_MAX} pictures.`);
      return { gallery, added };
    });
    return { company: companyId, gallery };
  },
};

/** Commands on the pictures of a company. */
export const pictureCommands: readonly Command[] = [companiesLogo, companiesGallery];
