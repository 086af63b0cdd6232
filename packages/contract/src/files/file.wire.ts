import * as z from 'zod/mini';
import { wireCaller, wireFileKey, wireId } from '../shared/shared.wire.ts';

export const wireKeyQuery = z.object({ key: wireFileKey });
export const wireFileKeyQuery = z.object({ fileKey: wireFileKey });
export const wireDeleteFileRequest = z.object({ ...wireCaller, fileKey: wireFileKey });
export const wireSignedResult = z.object({ url: z.string(), expiresIn: z.int() });

export const wireImageParams = z.object({ imageName: wireFileKey });
export const wireOwnerParams = z.object({ id: wireId });

/** The form's text fields, next to the file. */
export const wireUploadFields = z.object({
  kind: z.optional(z.enum(['', 'resume', 'photo', 'identityProof', 'aadhaar', 'certificate'])),
});

export const wireStoredResult = z.object({ key: z.string(), thumbKey: z.nullable(z.string()) });
export const wireStoredVideoResult = z.object({
  key: z.string(),
  thumbKey: z.nullable(z.string()),
  duration: z.number(),
});
export const wireGeneratedResumeResult = z.object({ msg: z.string(), key: z.string() });
