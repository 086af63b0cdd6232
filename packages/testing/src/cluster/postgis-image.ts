import { readFileSync } from 'node:fs';

const COMPOSE = new URL('../../../../docker-compose.yml', import.meta.url);
const IMAGE_IN_COMPOSE = /^\s+image: (postgis\/postgis:\S+)$/m;

/** The major versions of a server. */
export interface ServerVersions {
  readonly postgres: number;
  /** Major and minor, such as `3.5`. */
  readonly postgis: string;
}

/** Returns the image of PostGIS that a Compose file starts. Throws if it names none. @internal */
export function imageOf(compose: string): string {
  const image = IMAGE_IN_COMPOSE.exec(compose)?.[1];
  if (image === undefined) throw new Error('docker-compose.yml names no image of postgis/postgis');
  return image;
}

/** Returns the image that tests start: the one of docker-compose.yml, unless NUKKAD_TEST_POSTGIS_IMAGE is set. */
export function postgisImage(): string {
  return process.env.NUKKAD_TEST_POSTGIS_IMAGE ?? imageOf(readFileSync(COMPOSE, 'utf8'));
}

/** Returns the versions in an image's tag, `17-3.5`. Throws if the tag has none. */
export function versionsOf(image: string): ServerVersions {
  const [, postgres, postgis] = /:(\d+)-(\d+\.\d+)/.exec(image) ?? [];
  if (postgres === undefined || postgis === undefined) {
    throw new Error(`The image ${image} needs the versions in its tag, such as postgis/postgis:17-3.5`);
  }
  return { postgres: Number(postgres), postgis };
}

/** Returns the folder of PostgreSQL's programs in the image. */
export function programsInImage(image: string): string {
  return `/usr/lib/postgresql/${versionsOf(image).postgres}/bin`;
}
