import { routes } from '@nukkad/contract';
import { type ApiModule, forAnyone, forSeeker } from '../../mount/route-binding.ts';
import {
  address,
  image,
  removeFile,
  removeResume,
  removeVideo,
  resume,
  resumeLink,
  upload,
  video,
} from './handlers.ts';
import { serveFiles } from './serve-file.ts';

const UPLOAD = { perMinute: 'UPLOADS_PER_MINUTE' } as const;
const VIDEO_UPLOAD = { perMinute: 'VIDEO_UPLOADS_PER_MINUTE' } as const;

/** Routes of seekers' files: uploads, signed URLs, images, and the resume generated from the profile. */
export const filesModule: ApiModule = {
  name: 'files',
  routes: [
    forSeeker(routes.fileAddress, address),
    forSeeker(routes.resumeAddress, resumeLink),
    forAnyone(routes.fileImage, image),
    forSeeker(routes.fileUpload, upload, UPLOAD),
    forSeeker(routes.videoUpload, video, VIDEO_UPLOAD),
    forSeeker(routes.videoDelete, removeVideo),
    forSeeker(routes.resumeMake, resume, { perMinute: 'RESUMES_PER_MINUTE' }),
    forSeeker(routes.resumeDelete, removeResume),
    forSeeker(routes.fileDelete, removeFile),
  ],
  setUp: serveFiles,
};
