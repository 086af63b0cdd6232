import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { imageOf, postgisImage, programsInImage, versionsOf } from './postgis-image.ts';

const ROOT = new URL('../../../../', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, ROOT), 'utf8');

afterEach(() => vi.unstubAllEnvs());

describe('the image of the tests', () => {
  it.each(['docker-compose.yml', 'docker-compose.scale.yml'])('is that of %s', (file) => {
    vi.stubEnv('NUKKAD_TEST_POSTGIS_IMAGE', undefined);
    expect(postgisImage()).toBe(imageOf(read(file)));
  });

  it('is the one of NUKKAD_TEST_POSTGIS_IMAGE, if that is set', () => {
    vi.stubEnv('NUKKAD_TEST_POSTGIS_IMAGE', 'postgis/postgis:18-3.6');
    expect(postgisImage()).toBe('postgis/postgis:18-3.6');
  });

  it('is refused if Compose starts no postgis/postgis', () => {
    expect(() => imageOf('services:\n  database:\n    image: postgres:17\n')).toThrow('names no image');
  });
});

describe('the versions of an image', () => {
  it.each([
    ['postgis/postgis:17-3.5', { postgres: 17, postgis: '3.5' }],
    ['registry.example:5000/postgis/postgis:18-3.6-alpine', { postgres: 18, postgis: '3.6' }],
  ])('are read from the tag of %s', (image, versions) => {
    expect(versionsOf(image)).toEqual(versions);
  });

  it.each(['postgis/postgis:latest', 'postgis/postgis', 'postgis/postgis:17'])(
    'are missing in %s',
    (image) => {
      expect(() => versionsOf(image)).toThrow(`The image ${image} needs the versions in its tag`);
    },
  );

  it('give the folder of its programs', () => {
    expect(programsInImage('postgis/postgis:17-3.5')).toBe('/usr/lib/postgresql/17/bin');
  });
});
