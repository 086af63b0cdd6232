import type { routes } from '@nukkad/contract';
import { deleteFile, deleteResume, deleteVideo } from '@nukkad/core/files/delete-files.ts';
import { fileAddress } from '@nukkad/core/files/file-address.ts';
import { makeResume } from '@nukkad/core/files/make-resume.ts';
import { openImage } from '@nukkad/core/files/open-image.ts';
import { uploadFile } from '@nukkad/core/files/upload-file.ts';
import { uploadVideo } from '@nukkad/core/files/upload-video.ts';
import { acknowledge, success } from '@nukkad/core/shared/success.ts';
import type { OpenHandler, SeekerHandler } from '../../mount/route-binding.ts';

export const address: SeekerHandler<typeof routes.fileAddress> = ({ candidateId }, { key }, { container }) =>
  fileAddress(container, candidateId, key);

export const resumeLink: SeekerHandler<typeof routes.resumeAddress> = (
  { candidateId },
  { key },
  { container },
) => fileAddress(container, candidateId, key);

export const image: OpenHandler<typeof routes.fileImage> = async (session, { key }, { container }) =>
  // The response is the image itself, so the contract has no fields for it.
  (await openImage(container, key, session?.candidateId ?? null)) as never;

export const upload: SeekerHandler<typeof routes.fileUpload> = ({ candidateId }, input, context) =>
  uploadFile(context.container, candidateId, input, context.upload);

export const video: SeekerHandler<typeof routes.videoUpload> = ({ candidateId }, _input, context) =>
  uploadVideo(context.container, candidateId, context.upload);

export const removeVideo: SeekerHandler<typeof routes.videoDelete> = async (
  { candidateId },
  _input,
  { container, language },
) => {
  await deleteVideo(container, candidateId);
  return acknowledge('videoDeleted', language);
};

export const resume: SeekerHandler<typeof routes.resumeMake> = async (session, _input, context) => {
  const { container, language } = context;
  const key = await makeResume(container, session.candidateId, session.language ?? language);
  return { message: success[language]('resumeMade'), key };
};

export const removeResume: SeekerHandler<typeof routes.resumeDelete> = async (
  { candidateId },
  _input,
  { container, language },
) => {
  await deleteResume(container, candidateId);
  return acknowledge('resumeDeleted', language);
};

export const removeFile: SeekerHandler<typeof routes.fileDelete> = async (
  { candidateId },
  { key },
  { container, language },
) => acknowledge(await deleteFile(container, candidateId, key), language);
