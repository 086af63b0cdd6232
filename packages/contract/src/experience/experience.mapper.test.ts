import { describe, expect, it } from 'vitest';
import { saveWorkFromWire } from './experience.mapper.ts';

describe('saveWorkFromWire', () => {
  it('uses the kind that the client sends', () => {
    expect(saveWorkFromWire({ experience: 'Fresher', organizationName: 'Left over' }).kind).toBe('FRESHER');
    expect(saveWorkFromWire({ experience: 'Experience', profileSummary: 'Left over' }).kind).toBe(
      'EXPERIENCED',
    );
  });

  it('detects the kind from the fields if the client sends none', () => {
    expect(saveWorkFromWire({ profileSummary: 'Looking for work' })).toEqual({
      kind: 'FRESHER',
      summary: 'Looking for work',
      skills: [],
    });
    expect(saveWorkFromWire({ experience: '', organizationName: 'Annapurna' }).kind).toBe('EXPERIENCED');
    expect(saveWorkFromWire({}).kind).toBe('EXPERIENCED');
  });

  it("accepts the slider's value as number or text", () => {
    const levelOf = (experienceLevel: number | string | null) => {
      const input = saveWorkFromWire({ experience: 'Experience', experienceLevel });
      return input.kind === 'EXPERIENCED' && input.levelYears;
    };
    expect([7, '3', '10 Years', '', null].map(levelOf)).toEqual([7, 3, 10, 0, 0]);
  });
});
