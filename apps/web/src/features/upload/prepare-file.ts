import { type FileProblem, type FileRule, fileProblem } from './file-problem.ts';
import { shrinkImage } from './shrink-image.ts';

type Shrink = typeof shrinkImage;

const PICTURE = /\.(jpe?g|png|webp|heic|heif|avif|gif)$/i;
/** What the server can open by itself, where this device cannot. */
const SENDABLE = /\.(jpe?g|png|webp|avif)$/i;

/** A photo made upright and small on the device, as JPEG; null where the device cannot open it. */
async function smallPhoto(file: File, pixelsMax: number, shrink: Shrink): Promise<File | null> {
  try {
    const small = await shrink(file, pixelsMax);
    // A small picture of another kind may have grown.
    if (small.size >= file.size && SENDABLE.test(file.name)) return file;
    return new File([small], file.name.replace(/\.\w+$/, '.jpg'), { type: small.type });
  } catch {
    return null;
  }
}

/**
 * What is sent for a chosen file, or why nothing is. A photo may be of any size, and of any kind that this device opens:
 * iPhones open HEIC, most others do not.
 */
export async function prepareFile(
  file: File,
  rule: FileRule,
  shrink: Shrink = shrinkImage,
): Promise<File | FileProblem> {
  if (!rule.endings.test(file.name)) return 'TYPE';
  if (rule.photoPixels === undefined || !PICTURE.test(file.name)) return fileProblem(file, rule) ?? file;
  const small = await smallPhoto(file, rule.photoPixels, shrink);
  if (small === null && !SENDABLE.test(file.name)) return 'UNREADABLE';
  const sent = small ?? file;
  return fileProblem(sent, rule) ?? sent;
}
