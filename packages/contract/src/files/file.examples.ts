import type { ExamplesOf } from '../shared/route-example.ts';
import type * as routes from './file.routes.ts';

const address = { url: 'https://jobs.example.in/files/asha.pdf?signature=abc', expiresInSeconds: 300 };
const key = 'resumes/0199b3f2/asha.pdf';

export const fileExamples: ExamplesOf<typeof routes> = {
  fileAddress: { input: { key }, output: address },
  resumeAddress: { input: { key }, output: address },
  fileImage: { input: { key: 'asha.webp' }, output: {} },
  fileUpload: { input: { kind: 'IDENTITY_PROOF' }, output: { key, thumbnailKey: null } },
  videoUpload: {
    input: {},
    output: { key: 'videos/asha.mp4', thumbnailKey: 'videos/asha.webp', durationSeconds: 42.5 },
  },
  videoDelete: { input: {}, output: { message: 'Video deleted successfully' } },
  resumeMake: { input: {}, output: { message: 'Resume uploaded successfully', key } },
  fileDelete: {
    input: { key: 'certificate-fssai.pdf' },
    output: { message: 'Certificate deleted successfully' },
  },
  resumeDelete: { input: {}, output: { message: 'Resume deleted successfully' } },
};
