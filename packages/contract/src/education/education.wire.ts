import * as z from 'zod/mini';
import { INSTITUTE_LENGTH_MAX, MARKSHEET_TEXT_LENGTH_MAX } from '../constants.ts';
import { wireLenientPercentage, wireLenientYear } from '../shared/lenient-number.wire.ts';
import { wireCaller, wireOptionalText } from '../shared/shared.wire.ts';

export const wireYears = z.object({ years: z.array(z.object({ year: z.int() })) });
export const wireUniversities = z.object({ universities: z.array(z.object({ universityName: z.string() })) });
export const wireDegreesQuery = z.object({ degreeType: z.enum(['PG', 'UG']) });
export const wireDegrees = z.object({ degreeList: z.array(z.object({ degreeName: z.string() })) });

const year = z.nullable(z.int());
const percentage = z.nullable(z.number());

export const wireEducation = z.object({
  education: z.object({
    pgCollegeName: z.string(),
    PgExamName: z.string(),
    PgPercentage: percentage,
    PGPassingYear: year,
    ugCollegeName: z.string(),
    UGExamName: z.string(),
    UGPercentage: percentage,
    UGPassingYear: year,
    sscSchoolName: z.string(),
    sscPercentage: percentage,
    sscPassingYear: year,
    tenthMark: z.string(),
    hsscSchoolName: z.string(),
    hsscPercentage: percentage,
    hsscPassingYear: year,
    twelthMark: z.string(),
  }),
});

export const wireSaveSchoolRequest = z.object({
  ...wireCaller,
  sscExamName: wireOptionalText(20),
  sscPassingYear: wireLenientYear,
  sscPercentage: wireLenientPercentage,
  sscSchoolName: wireOptionalText(INSTITUTE_LENGTH_MAX),
  tenthMark: wireOptionalText(MARKSHEET_TEXT_LENGTH_MAX),
  hsscExamName: wireOptionalText(20),
  hsscPassingYear: wireLenientYear,
  hsscPercentage: wireLenientPercentage,
  hsscSchoolName: wireOptionalText(INSTITUTE_LENGTH_MAX),
  twelthMark: wireOptionalText(MARKSHEET_TEXT_LENGTH_MAX),
  imageName: wireOptionalText(200),
});
