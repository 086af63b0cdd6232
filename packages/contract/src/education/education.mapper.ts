import type * as z from 'zod/mini';
import { ContractInputError } from '../errors.ts';
import { presentNumber, presentText } from '../shared/shared.mapper.ts';
import type {
  DegreeRecord,
  Education,
  InlineImage,
  SaveSchoolInput,
  SchoolRecord,
} from './education.domain.ts';
import type { wireEducation, wireSaveSchoolRequest } from './education.wire.ts';

type WireEducation = z.infer<typeof wireEducation>['education'];
type WireSchool = z.infer<typeof wireSaveSchoolRequest>;

export function educationToWire({ ssc, hssc, ug, pg }: Education): WireEducation {
  return {
    pgCollegeName: pg?.institute ?? '',
    PgExamName: pg?.degreeName ?? '',
    PgPercentage: pg?.percentage ?? null,
    PGPassingYear: pg?.passingYear ?? null,
    ugCollegeName: ug?.institute ?? '',
    UGExamName: ug?.degreeName ?? '',
    UGPercentage: ug?.percentage ?? null,
    UGPassingYear: ug?.passingYear ?? null,
    sscSchoolName: ssc?.school ?? '',
    sscPercentage: ssc?.percentage ?? null,
    sscPassingYear: ssc?.passingYear ?? null,
    tenthMark: ssc?.marksheet ?? '',
    hsscSchoolName: hssc?.school ?? '',
    hsscPercentage: hssc?.percentage ?? null,
    hsscPassingYear: hssc?.passingYear ?? null,
    twelthMark: hssc?.marksheet ?? '',
  };
}

/** Returns null only if all fields are empty, because a marksheet may be uploaded before the school is entered. */
function schoolFromWire(
  school: string,
  passingYear: number | null,
  percentage: number | null,
  marksheet: string,
): SchoolRecord | null {
  if (!school && !marksheet && passingYear === null && percentage === null) return null;
  return { school, passingYear, percentage, marksheet: presentText(marksheet) ?? null };
}

function degreeFromWire(
  institute: string,
  degreeName: string,
  passingYear: number | null,
  percentage: number | null,
): DegreeRecord | null {
  if (!institute && !degreeName && passingYear === null && percentage === null) return null;
  return { institute, degreeName, passingYear, percentage };
}

export function educationFromWire(wire: WireEducation): Education {
  return {
    ssc: schoolFromWire(wire.sscSchoolName, wire.sscPassingYear, wire.sscPercentage, wire.tenthMark),
    hssc: schoolFromWire(wire.hsscSchoolName, wire.hsscPassingYear, wire.hsscPercentage, wire.twelthMark),
    ug: degreeFromWire(wire.ugCollegeName, wire.UGExamName, wire.UGPassingYear, wire.UGPercentage),
    pg: degreeFromWire(wire.pgCollegeName, wire.PgExamName, wire.PGPassingYear, wire.PgPercentage),
  };
}

/** Browsers send the image as a data URL, older clients as base64 alone. */
function imageFromWire(path: string, data?: string | null, name?: string | null): InlineImage | undefined {
  const text = presentText(data);
  if (!text) return undefined;
  const base64 = text.replace(/^data:[\w.+/-]*;base64,/, '').replace(/\s+/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64))
    throw new ContractInputError([{ path, message: 'is not base64 image data' }]);
  return { base64, name: presentText(name) ?? path };
}

export function schoolInputFromWire(wire: WireSchool): SaveSchoolInput {
  const higher = [wire.hsscExamName, wire.hsscSchoolName, wire.hsscPassingYear, wire.twelthMark];
  if (higher.some((value) => value !== undefined && value !== null && value !== ''))
    return {
      level: 'HSSC',
      school: presentText(wire.hsscSchoolName),
      passingYear: presentNumber(wire.hsscPassingYear),
      percentage: presentNumber(wire.hsscPercentage),
      marksheet: imageFromWire('twelthMark', wire.twelthMark, wire.imageName),
    };
  return {
    level: 'SSC',
    school: presentText(wire.sscSchoolName),
    passingYear: presentNumber(wire.sscPassingYear),
    percentage: presentNumber(wire.sscPercentage),
    marksheet: imageFromWire('tenthMark', wire.tenthMark, wire.imageName),
  };
}

export function schoolInputToWire(input: SaveSchoolInput): WireSchool {
  const shared = { loginFrom: 'Web', imageName: input.marksheet?.name };
  if (input.level === 'HSSC')
    return {
      ...shared,
      hsscExamName: 'HSSC',
      hsscPassingYear: input.passingYear,
      hsscPercentage: input.percentage,
      hsscSchoolName: input.school,
      twelthMark: input.marksheet?.base64,
    };
  return {
    ...shared,
    sscExamName: 'SSC',
    sscPassingYear: input.passingYear,
    sscPercentage: input.percentage,
    sscSchoolName: input.school,
    tenthMark: input.marksheet?.base64,
  };
}
