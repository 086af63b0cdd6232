import type { ProfileEdit } from '@nukkad/contract';
import { socialAddress } from '@nukkad/domain/website.ts';
import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';
import { findCity } from './find-city.ts';
import { optionalName, requireBirthDate, requireName, requireVerifiedPhone } from './profile.rules.ts';

function socialLink(network: Parameters<typeof socialAddress>[0], typed: string | undefined): string | null {
  if (typed === undefined) return null;
  const address = socialAddress(network, typed);
  if (!address) throw new AppError('LINK_INVALID');
  return address;
}

/**
 * Writes the personal details of the edit form. Fields that the form leaves out are cleared; the e-mail address
 * stays.
 */
export async function editProfile(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  candidateId: string,
  edit: ProfileEdit,
): Promise<void> {
  const { name, city, birthDate, gender } = edit;
  if (!name || !city || !birthDate) throw new AppError('DETAILS_MISSING');
  const details = {
    name: requireName(name),
    birthDate: requireBirthDate(birthDate, clock.now()),
    ...(gender === undefined ? {} : { gender }),
    fatherName: optionalName(edit.fatherName),
    motherName: optionalName(edit.motherName),
    linkedinUrl: socialLink('LINKEDIN', edit.linkedin),
    facebookUrl: socialLink('FACEBOOK', edit.facebook),
    instagramUrl: socialLink('INSTAGRAM', edit.instagram),
  };
  await database.transaction(async (tx) => {
    requireVerifiedPhone(await tx.candidate.findUniqueOrThrow({ where: { id: candidateId } }));
    const cityId = await findCity(tx, city);
    await tx.candidate.update({ where: { id: candidateId }, data: { ...details, cityId } });
  });
}
