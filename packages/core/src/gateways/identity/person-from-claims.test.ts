import { describe, expect, it } from 'vitest';
import { personFromClaims } from './person-from-claims.ts';

const CLAIMS = {
  sub: 'g-1',
  name: ' Asha Patil ',
  email: 'Asha@Mail.example',
  email_verified: true,
  picture: 'https://photos.example/1',
};

describe('personFromClaims', () => {
  it('returns the person, with the e-mail in small letters', () => {
    expect(personFromClaims(CLAIMS)).toEqual({
      provider: 'GOOGLE',
      subject: 'g-1',
      email: 'asha@mail.example',
      name: 'Asha Patil',
      imageUrl: 'https://photos.example/1',
    });
  });

  it.each([
    ['no subject', { sub: '' }],
    ['no e-mail', { email: '' }],
    ['an e-mail that is not verified', { email_verified: false }],
    ['an e-mail of which nothing is said', { email_verified: undefined }],
    ['an e-mail that is "false"', { email_verified: 'false' }],
  ])('returns nobody for %s', (_what, change) => {
    expect(personFromClaims({ ...CLAIMS, ...change } as typeof CLAIMS)).toBeNull();
  });

  it('accepts the word "true", which some libraries send', () => {
    expect(personFromClaims({ ...CLAIMS, email_verified: 'true' })).toMatchObject({ subject: 'g-1' });
  });

  it.each([
    ['http://photos.example/1', null],
    ['javascript:alert(1)', null],
    ['', null],
    ['https://photos.example/1', 'https://photos.example/1'],
  ])('the picture %s is stored as %s', (picture, imageUrl) => {
    expect(personFromClaims({ ...CLAIMS, picture })).toMatchObject({ imageUrl });
  });

  it.each([
    ['  ', 'Asha'],
    ['Ravi', 'Ravi'],
  ])('the name %j becomes %s', (name, expected) => {
    expect(personFromClaims({ ...CLAIMS, name })).toMatchObject({ name: expected });
  });
});
