import { MARKSHEET_BODY_BYTES_MAX, routes } from '@nukkad/contract';
import { deleteMarksheet } from '@nukkad/core/education/delete-marksheet.ts';
import { readEducation } from '@nukkad/core/education/read-education.ts';
import { saveSchool } from '@nukkad/core/education/save-school.ts';
import { acknowledge } from '@nukkad/core/shared/success.ts';
import { type ApiModule, forSeeker, type SeekerHandler } from '../../mount/route-binding.ts';

const save: SeekerHandler<typeof routes.educationSaveSchool> = async (
  { candidateId },
  input,
  { container, language },
) => {
  await saveSchool(container, candidateId, input);
  return acknowledge('educationAdded', language);
};

const removeTenth: SeekerHandler<typeof routes.educationDeleteTenthMarksheet> = async (
  { candidateId },
  _input,
  { container, language },
) => {
  await deleteMarksheet(container, candidateId, 'SSC');
  return acknowledge('marksheetDeleted', language);
};

const removeTwelfth: SeekerHandler<typeof routes.educationDeleteTwelfthMarksheet> = async (
  { candidateId },
  _input,
  { container, language },
) => {
  await deleteMarksheet(container, candidateId, 'HSSC');
  return acknowledge('marksheetDeleted', language);
};

/** Routes of school education and its marksheets. Degrees are part of the profile routes. */
export const educationModule: ApiModule = {
  name: 'education',
  routes: [
    forSeeker(routes.educationSaveSchool, save, { bodyLimit: MARKSHEET_BODY_BYTES_MAX }),
    forSeeker(routes.educationDeleteTenthMarksheet, removeTenth),
    forSeeker(routes.educationDeleteTwelfthMarksheet, removeTwelfth),
    forSeeker(routes.educationOwn, ({ candidateId }, _input, { container }) =>
      readEducation(container, candidateId),
    ),
  ],
};
