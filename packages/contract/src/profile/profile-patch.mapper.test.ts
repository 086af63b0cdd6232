import { describe, expect, it } from 'vitest';
import { profileEditFromWire, profilePatchFromWire } from './profile-patch.mapper.ts';

describe('profilePatchFromWire', () => {
  it('distinguishes the forms', () => {
    expect(profilePatchFromWire({ aboutMe: 'Hello' })).toEqual({ about: 'Hello', degrees: [] });
    expect(profilePatchFromWire({ jobseekerName: 'Asha' }).personal?.name).toBe('Asha');
    expect(profilePatchFromWire({ PGExamName: 'MBA' })).toEqual({
      degrees: [{ level: 'PG', degreeName: 'MBA' }],
    });
    expect(profilePatchFromWire({})).toEqual({ degrees: [] });
  });

  it('decodes a blank form as a form, so that the use case can refuse it', () => {
    expect(profilePatchFromWire({ jobseekerName: '', gender: '', dob: null }).personal).toEqual({});
    expect(profilePatchFromWire({ aboutMe: null }).about).toBe('');
    expect(profilePatchFromWire({ clgNameUg: '' }).degrees).toEqual([{ level: 'UG' }]);
  });

  it('removes the home only if it is the only field', () => {
    const nowhere = { latitude: null, longitude: null };
    expect(profilePatchFromWire(nowhere).personal?.point).toBeNull();
    expect(profilePatchFromWire({ ...nowhere, city: null }).personal?.point).toBeNull();
    expect(profilePatchFromWire({ ...nowhere, jobseekerName: '' }).personal?.point).toBeNull();
    expect(profilePatchFromWire({ ...nowhere, city: 'Pune' }).personal?.point).toBeUndefined();
    expect(profilePatchFromWire({ ...nowhere, jobseekerName: 'Asha' }).personal?.point).toBeUndefined();
    expect(profilePatchFromWire({ latitude: null, longitude: 73 }).personal?.point).toBeUndefined();
    const point = { latitude: 18, longitude: 73 };
    expect(profilePatchFromWire(point).personal?.point).toEqual(point);
  });

  it('accepts numbers as text', () => {
    const [degree] = profilePatchFromWire({ UGPassingYear: '2020', UGPercentage: '61.5%' }).degrees;
    expect(degree).toEqual({ level: 'UG', passingYear: 2020, percentage: 61.5 });
    expect(profilePatchFromWire({ UGPassingYear: '', UGPercentage: null }).degrees).toEqual([
      { level: 'UG' },
    ]);
  });
});

it('ignores the e-mail that older forms send', () => {
  expect(profileEditFromWire({ EmailAddress: 'other@example.in', fatherName: ' ' })).toEqual({});
});
