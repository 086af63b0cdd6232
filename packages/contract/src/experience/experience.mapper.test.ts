import { describe, expect, it } from 'vitest';
import { saveWorkFromWire } from './experience.mapper.ts';

describe('saveWorkFromWire', () => {
  it('goes by what the client says it is', () => {
    expect(saveWorkFromWire({ experience: 'Fresher', organizationName: 'Left over' }).kind).toBe('FRESHER');
    expect(saveWorkFromWire({ experience: 'Experience', profileSummary: 'Left over' }).kind).toBe(
      'EXPERIENCED',
    );
  });

  it('goes by the fields where the client does not say', () => {
    expect(saveWorkFromWire({ profileSummary: 'Looking for work' })).toEqual({
      kind: 'FRESHER',
      summary: 'Looking for work',
      skills: [],
    });
    expect(saveWorkFromWire({ experience: '', organizationName: 'Annapurna' }).kind).toBe('EXPERIENCED');
    expect(saveWorkFromWire({}).kind).toBe('EXPERIENCED');
  });

  it("reads the slider's number or text", () => {
    const levelOf = (experienceLevel: number | string | null) => {
      const input = saveWorkFromWire({ experience: 'Experience', experienceLevel });
      return input.kind === 'EXPERIENCED' && input.levelYears;
    };
    expect([7, '3', '10 Years', '', null].map(levelOf)).toEqual([7, 3, 10, 0, 0]);
  });
});
