import type { CompanyPictureKind } from '@nukkad/core/companies/prepare-company-picture.ts';
import type { Container } from '@nukkad/core/container.ts';
import { STORED_TYPES } from '@nukkad/core/files/file-types.ts';
import { makeImage } from '@nukkad/core/files/make-image.ts';
import { drawLogo, LOGO_VARIANTS } from './draw-logo.ts';
import { drawScene, scenesOf } from './draw-scene.ts';
import { insertDemoGalleries, selectDemoCompaniesWithoutPictures, setDemoLogos } from './pictures.queries.ts';

const BOX = { width: 640, height: 640 };
/**
 * Number of companies out of eight that get a logo, and a gallery. For companies without a logo, the web app shows
 * their initials.
 */
const EIGHTHS_WITH_LOGO = 6;
const EIGHTHS_WITH_GALLERY = 4;

/** Pictures that several companies share. Each is drawn once. */
class Drawings {
  readonly #svgs = new Map<string, { kind: CompanyPictureKind; svg: string }>();

  key(kind: CompanyPictureKind, name: string, draw: () => string): string {
    const key = `${kind === 'COMPANY_LOGO' ? 'company-logo' : 'company-picture'}-made-up-${name}.webp`;
    if (!this.#svgs.has(key)) this.#svgs.set(key, { kind, svg: draw() });
    return key;
  }

  /** Stores all pictures as WebP. Returns the records of the stored files. */
  async store({ storage, clock }: Container) {
    const records = [];
    const { contentType } = STORED_TYPES.WEBP;
    for (const [key, { kind, svg }] of this.#svgs) {
      const body = await makeImage(Buffer.from(svg), BOX);
      await storage.put(key, body, { contentType, bytes: body.length });
      records.push({ key, kind, contentType, bytes: body.length, createdAt: clock.now() });
    }
    return records;
  }
}

/** Derives a number from a company's id, so that a company always gets the same pictures. */
const numberOf = (id: string): number => Number.parseInt(id.slice(-6), 16);

/**
 * Draws logos and galleries for demo companies. Companies with a picture are skipped. Returns the number of
 * companies with a new logo.
 */
export async function addDemoPictures(container: Container): Promise<{ companies: number }> {
  const companies = await container.database.query(selectDemoCompaniesWithoutPictures());
  const drawings = new Drawings();
  const logos: { id: string; key: string }[] = [];
  const gallery: { id: string; key: string; place: number }[] = [];
  for (const { id, work } of companies) {
    const number = numberOf(id);
    const eighth = number % 8;
    const variant = Math.floor(number / 8) % LOGO_VARIANTS;
    if (eighth >= EIGHTHS_WITH_LOGO) continue;
    const name = `${work}-${variant}`;
    logos.push({ id, key: drawings.key('COMPANY_LOGO', name, () => drawLogo(work, variant)) });
    if (eighth >= EIGHTHS_WITH_GALLERY) continue;
    for (const [place, scene] of scenesOf(work).entries()) {
      const picture = `${scene.toLowerCase()}-${variant}`;
      gallery.push({
        id,
        place,
        key: drawings.key('COMPANY_PICTURE', picture, () => drawScene(scene, variant)),
      });
    }
  }
  const records = await drawings.store(container);
  await container.database.transaction(async (tx) => {
    await tx.storedFile.createMany({ data: records, skipDuplicates: true });
    await tx.query(
      setDemoLogos(
        logos.map(({ id }) => id),
        logos.map(({ key }) => key),
      ),
    );
    await tx.query(
      insertDemoGalleries(
        gallery.map(({ id }) => id),
        gallery.map(({ key }) => key),
        gallery.map(({ place }) => place),
      ),
    );
  });
  return { companies: logos.length };
}
