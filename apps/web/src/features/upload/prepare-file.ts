import { type FileProblem, type FileRule, fileProblem } from './file-problem.ts';
import { shrinkImage } from './shrink-image.ts';

type Shrink = typeof shrinkImage;

const PICTURE = /\.(jpe?g|png|webp|heic|heif|avif|gif)$/i;
/** Types of photos that the server can decode even if this device cannot. */
const SENDABLE = /\.(jpe?g|png|webp|avif)$/i;

/** Scales a photo down and converts it to an upright JPEG; null if this device cannot decode it. */
async function smallPhoto(file: File, pixelsMax: number, shrink: Shrink): Promise<File | null> {
  try {
    const small = await shrink(file, pixelsMax);
    // Use the original if the conversion made it larger.
    if (small.size >= file.size && SENDABLE.test(file.name)) return file;
    return new File([small], file.name.replace(/\.\w+$/, '.jpg'), { type: small.type });
  } catch {
    return null;
  }
}

/**
 * Returns the file to send, or the reason why none can be sent. A photo may have any size and any format that this
 * device can decode. HEIC works on iPhones and few others.
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
