import { defineRoute } from '../define-route.ts';
import type { Nothing } from '../shared/shared.domain.ts';
import { withAcknowledgement } from '../shared/shared.mapper.ts';
import type { ProfileEdit, ProfilePatch } from './profile.domain.ts';
import { profileFromWire, profileToWire } from './profile.mapper.ts';
import { wireProfile, wireProfileEdit, wireProfilePatch, wireProfileRequest } from './profile.wire.ts';
import {
  profileEditFromWire,
  profileEditToWire,
  profilePatchFromWire,
  profilePatchToWire,
} from './profile-patch.mapper.ts';

export const profileWhole = defineRoute({
  key: 'profile.whole',
  number: 38,
  method: 'POST',
  path: '/jobseeker/getUserById2',
  kind: 'query',
  auth: 'seeker',
  subject: 'body',
  envelope: 'firstItem',
  summary: "Returns the seeker's profile with its completion and the next step.",
  request: { body: wireProfileRequest },
  result: wireProfile,
  refusals: [],
  decodeRequest: (): Nothing => ({}),
  encodeRequest: (_input: Nothing) => ({ body: { loginFrom: 'Web' } }),
  encodeResult: profileToWire,
  decodeResult: profileFromWire,
});

export const profileUpdate = defineRoute({
  key: 'profile.update',
  number: 39,
  method: 'POST',
  path: '/jobseeker/updateProfile',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'firstItem',
  summary:
    'Saves one form of the profile: first-time form, about me, a degree, or the last digits of the Aadhaar number.',
  request: { body: wireProfilePatch },
  ...withAcknowledgement,
  refusals: [
    'NAME_INVALID',
    'BIRTH_DATE_INVALID',
    'DETAILS_MISSING',
    'PHONE_NOT_VERIFIED',
    'CITY_UNKNOWN',
    'TEXT_TOO_SHORT',
    'DATES_INVALID',
    'CONSENT_MISSING',
  ],
  decodeRequest: ({ body }) => profilePatchFromWire(body),
  encodeRequest: (input: ProfilePatch) => ({ body: profilePatchToWire(input) }),
});

export const profileEdit = defineRoute({
  key: 'profile.edit',
  number: 40,
  method: 'POST',
  path: '/jobseeker/editProfile',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'firstItem',
  summary: 'Saves the personal details of the edit form. The e-mail cannot be changed.',
  request: { body: wireProfileEdit },
  ...withAcknowledgement,
  refusals: [
    'NAME_INVALID',
    'BIRTH_DATE_INVALID',
    'DETAILS_MISSING',
    'PHONE_NOT_VERIFIED',
    'CITY_UNKNOWN',
    'LINK_INVALID',
  ],
  decodeRequest: ({ body }) => profileEditFromWire(body),
  encodeRequest: (input: ProfileEdit) => ({ body: profileEditToWire(input) }),
});
