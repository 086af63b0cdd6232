import type { VideoTipCategory } from './types.ts';
import { atTheInterview } from './video/at-the-interview.ts';
import { getReady } from './video/get-ready.ts';
import { safety } from './video/safety.ts';
import { startingWork } from './video/starting-work.ts';

/** The four categories of video tips. Each `videoId` names one of our own picture stories, not an external video. */
export const videoTips: VideoTipCategory[] = [getReady, atTheInterview, safety, startingWork];
