import { describe, expect, it } from 'vitest';
import { ContractInputError } from '../errors.ts';
import { educationFromWire, educationToWire, schoolInputFromWire } from './education.mapper.ts';

describe('schoolInputFromWire', () => {
  it('reads the level from the fields that are sent', () => {
    expect(schoolInputFromWire({ sscExamName: 'SSC', sscSchoolName: 'ZP School' })).toEqual({
      level: 'SSC',
      school: 'ZP School',
    });
    expect(schoolInputFromWire({ hsscSchoolName: 'Fergusson', hsscPassingYear: '2018' })).toEqual({
      level: 'HSSC',
      school: 'Fergusson',
      passingYear: 2018,
    });
    expect(schoolInputFromWire({})).toEqual({ level: 'SSC' });
  });

  it('accepts an image as data URL or base64', () => {
    const image = { base64: 'iVBORw0KGgo=', name: 'ten.png' };
    const read = (tenthMark: string) => schoolInputFromWire({ tenthMark, imageName: 'ten.png' }).marksheet;
    expect(read('data:image/png;base64,iVBORw0KGgo=')).toEqual(image);
    expect(read('iVBORw0K\r\nGgo=')).toEqual(image);
    expect(schoolInputFromWire({ tenthMark: '' }).marksheet).toBeUndefined();
  });

  it('names the field with invalid data', () => {
    expect(() => schoolInputFromWire({ twelthMark: 'not base64!' })).toThrow(ContractInputError);
    expect(() => schoolInputFromWire({ twelthMark: 'not base64!' })).toThrow(/^twelthMark/);
  });
});

it('decodes a level without data as absent', () => {
  const none = { ssc: null, hssc: null, ug: null, pg: null };
  expect(educationFromWire(educationToWire(none))).toEqual(none);
});
