import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';
import type { BinaryResponse } from './binary-response.ts';
import { findReadableFile } from './find-file.ts';
import { openStoredFile } from './open-stored-file.ts';

/**
 * Returns an image that is public or belongs to the reader. Throws FORBIDDEN, or NOT_FOUND for files of other types.
 */
export async function openImage(
  deps: Pick<Container, 'database' | 'storage' | 'keys'>,
  key: string,
  readerId: string | null,
): Promise<BinaryResponse> {
  const file = await findReadableFile(deps, key, readerId);
  if (!file.contentType.startsWith('image/')) throw new AppError('NOT_FOUND');
  return {
    contentType: file.contentType,
    body: await openStoredFile(deps, file),
    bytes: file.bytes,
    cacheControl: file.isPublic ? 'public, max-age=86400' : 'private, max-age=300',
  };
}
