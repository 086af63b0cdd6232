import { defineRoute } from '../define-route.ts';
import { termFromWire } from '../jobs/job-terms.mapper.ts';
import type { Nothing } from '../shared/shared.domain.ts';
import { withAcknowledgement, withCallerOnly, withoutResult } from '../shared/shared.mapper.ts';
import type {
  FileKind,
  GeneratedResume,
  SignedAddress,
  StoredFile,
  StoredVideo,
  UploadInput,
} from './file.domain.ts';
import {
  wireDeleteFileRequest,
  wireFileKeyQuery,
  wireGeneratedResumeResult,
  wireImageParams,
  wireKeyQuery,
  wireOwnerParams,
  wireSignedResult,
  wireStoredResult,
  wireStoredVideoResult,
  wireUploadFields,
} from './file.wire.ts';

const FILE_KIND_WIRE = {
  RESUME: 'resume',
  PHOTO: 'photo',
  IDENTITY_PROOF: 'identityProof',
  AADHAAR: 'aadhaar',
  CERTIFICATE: 'certificate',
} as const satisfies Record<FileKind, string>;

const answersAddress = {
  result: wireSignedResult,
  encodeResult: (output: SignedAddress) => ({ url: output.url, expiresIn: output.expiresInSeconds }),
  decodeResult: (wire: { url: string; expiresIn: number }): SignedAddress => ({
    url: wire.url,
    expiresInSeconds: wire.expiresIn,
  }),
};

export const fileAddress = defineRoute({
  key: 'files.address',
  number: 5,
  method: 'GET',
  path: '/admin/getPresignedUrl',
  kind: 'query',
  auth: 'seeker',
  subject: 'none',
  envelope: 'object',
  summary: 'Returns a signed URL for a file of the seeker, or for a public file. It expires after minutes.',
  request: { query: wireKeyQuery },
  ...answersAddress,
  refusals: ['FORBIDDEN', 'NOT_FOUND'],
  decodeRequest: ({ query }) => ({ key: query.key }),
  encodeRequest: (input: { key: string }) => ({ query: { key: input.key } }),
});

export const resumeAddress = defineRoute({
  key: 'files.resumeAddress',
  number: 6,
  method: 'GET',
  path: '/jobseeker/resume-url',
  kind: 'query',
  auth: 'seeker',
  subject: 'none',
  envelope: 'object',
  summary: "Returns a signed URL for the seeker's resume. It expires after minutes.",
  request: { query: wireFileKeyQuery },
  ...answersAddress,
  refusals: ['FORBIDDEN', 'NOT_FOUND'],
  decodeRequest: ({ query }) => ({ key: query.fileKey }),
  encodeRequest: (input: { key: string }) => ({ query: { fileKey: input.key } }),
});

export const fileImage = defineRoute({
  key: 'files.image',
  number: 44,
  method: 'GET',
  path: '/jobseeker/getImg/:imageName',
  kind: 'query',
  auth: 'optional',
  subject: 'none',
  envelope: 'object',
  binary: true,
  summary: 'Sends an image. Only its owner gets a marksheet or identity image.',
  request: { params: wireImageParams },
  ...withoutResult,
  refusals: ['FORBIDDEN', 'NOT_FOUND'],
  decodeRequest: ({ params }) => ({ key: params.imageName }),
  encodeRequest: (input: { key: string }) => ({ params: { imageName: input.key } }),
});

export const fileUpload = defineRoute({
  key: 'files.upload',
  number: 45,
  method: 'POST',
  path: '/jobseeker/:id/insertJobseekerImage',
  kind: 'command',
  auth: 'seeker',
  subject: 'path',
  envelope: 'object',
  multipart: true,
  answerSeconds: 60,
  summary:
    'Stores a resume, photo, identity document or certificate. The content decides its type, not the file name.',
  request: { params: wireOwnerParams, body: wireUploadFields },
  result: wireStoredResult,
  refusals: ['NO_FILE', 'FILE_TYPE', 'IMAGE_TYPE', 'CERTIFICATES_FULL', 'CONSENT_MISSING', 'TOO_LARGE'],
  decodeRequest: ({ body }): UploadInput => ({ kind: termFromWire(FILE_KIND_WIRE, body.kind) }),
  encodeRequest: (input: UploadInput) => ({ body: { kind: input.kind && FILE_KIND_WIRE[input.kind] } }),
  encodeResult: (output: StoredFile) => ({ key: output.key, thumbKey: output.thumbnailKey }),
  decodeResult: (wire): StoredFile => ({ key: wire.key, thumbnailKey: wire.thumbKey }),
});

export const videoUpload = defineRoute({
  key: 'files.uploadVideo',
  number: 46,
  method: 'POST',
  path: '/jobseeker/:id/uploadVideo',
  kind: 'command',
  auth: 'seeker',
  subject: 'path',
  envelope: 'object',
  multipart: true,
  answerSeconds: 120,
  summary: 'Stores a video resume of more than 10 and at most 60 seconds.',
  request: { params: wireOwnerParams },
  result: wireStoredVideoResult,
  refusals: ['NO_FILE', 'VIDEO_TYPE', 'VIDEO_UNREADABLE', 'VIDEO_LENGTH', 'CONSENT_MISSING', 'TOO_LARGE'],
  decodeRequest: (): Nothing => ({}),
  encodeRequest: (_input: Nothing) => ({}),
  encodeResult: (output: StoredVideo) => ({
    key: output.key,
    thumbKey: output.thumbnailKey,
    duration: output.durationSeconds,
  }),
  decodeResult: (wire): StoredVideo => ({
    key: wire.key,
    thumbnailKey: wire.thumbKey,
    durationSeconds: wire.duration,
  }),
});

export const videoDelete = defineRoute({
  key: 'files.deleteVideo',
  number: 47,
  method: 'POST',
  path: '/jobseeker/deleteVideoResume',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: 'Deletes the video resume.',
  ...withCallerOnly,
  ...withAcknowledgement,
  refusals: ['NOTHING_TO_DELETE'],
});

export const resumeMake = defineRoute({
  key: 'files.makeResume',
  number: 48,
  method: 'POST',
  path: '/jobseeker/defaultResume',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  answerSeconds: 20,
  summary:
    "Generates a resume PDF from the profile, in the seeker's language, and makes it the seeker's resume.",
  ...withCallerOnly,
  result: wireGeneratedResumeResult,
  refusals: ['DETAILS_MISSING'],
  encodeResult: (output: GeneratedResume) => ({ msg: output.message, key: output.key }),
  decodeResult: (wire): GeneratedResume => ({ message: wire.msg, key: wire.key }),
});

export const resumeDelete = defineRoute({
  key: 'files.deleteResume',
  number: 49,
  method: 'POST',
  path: '/jobseeker/deleteResume',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'firstItem',
  summary: 'Deletes the resume.',
  ...withCallerOnly,
  ...withAcknowledgement,
  refusals: ['NOTHING_TO_DELETE'],
});

export const fileDelete = defineRoute({
  key: 'files.delete',
  number: 114,
  method: 'POST',
  path: '/jobseeker/deleteFile',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary:
    "Deletes one of the seeker's photos, identity documents or certificates. Other files have their own routes.",
  request: { body: wireDeleteFileRequest },
  ...withAcknowledgement,
  refusals: ['FORBIDDEN', 'NOT_FOUND'],
  decodeRequest: ({ body }) => ({ key: body.fileKey }),
  encodeRequest: (input: { key: string }) => ({ body: { loginFrom: 'Web', fileKey: input.key } }),
});
