import { askForWorkAtAShop } from './blog/ask-for-work-at-a-shop.ts';
import { lookUpTheMinimumWage } from './blog/look-up-the-minimum-wage.ts';
import { onePageResume } from './blog/one-page-resume.ts';
import { readYourSalarySlip } from './blog/read-your-salary-slip.ts';
import { safeOnTheNightShift } from './blog/safe-on-the-night-shift.ts';
import { spotAFakeJob } from './blog/spot-a-fake-job.ts';
import { workNearHome } from './blog/work-near-home.ts';
import { yourFirstInterview } from './blog/your-first-interview.ts';
import type { BlogPost } from './types.ts';

/** The initial blog posts of a new portal, newest first. */
export const blogPosts: BlogPost[] = [
  spotAFakeJob,
  readYourSalarySlip,
  yourFirstInterview,
  askForWorkAtAShop,
  onePageResume,
  safeOnTheNightShift,
  lookUpTheMinimumWage,
  workNearHome,
];
