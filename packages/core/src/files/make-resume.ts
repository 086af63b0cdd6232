import type { Language } from '@nukkad/contract';
import { attachResume } from './attach-file.ts';
import { readResumeContent } from './resume/read-resume-content.ts';
import { type NewFile, type StoreDeps, storeFiles } from './store-files.ts';
import { pdfThumbnail } from './thumbnails/pdf-thumbnail.ts';

/** Generates a resume PDF from the profile and replaces the stored resume with it. Returns the key of the file. */
export async function makeResume(deps: StoreDeps, candidateId: string, language: Language): Promise<string> {
  // Loaded at the first resume, because the PDF library is large.
  const { drawResume } = await import('./resume/draw-resume.ts');
  const pdf = await drawResume(await readResumeContent(deps, candidateId, language), language);
  const thumbnail = await pdfThumbnail(pdf);
  const files: NewFile[] = [{ kind: 'RESUME', type: 'PDF', body: pdf }];
  if (thumbnail) files.push({ kind: 'RESUME_THUMBNAIL', type: 'WEBP', body: thumbnail });
  const [key] = await storeFiles(deps, candidateId, files, (tx, keys, now) =>
    attachResume(tx, candidateId, keys, now),
  );
  return key as string;
}
