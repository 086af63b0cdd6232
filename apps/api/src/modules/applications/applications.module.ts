import { routes } from '@nukkad/contract';
import { type ApiModule, forSeeker } from '../../mount/route-binding.ts';
import {
  apply,
  interviewCalendar,
  myJobs,
  notInterested,
  replyToInterview,
  save,
  undoNotInterested,
  withdraw,
} from './handlers.ts';

export const applicationsModule: ApiModule = {
  name: 'applications',
  routes: [
    forSeeker(routes.jobSave, save),
    forSeeker(routes.jobNotInterested, notInterested),
    forSeeker(routes.jobUndoNotInterested, undoNotInterested),
    forSeeker(routes.jobApply, apply, { isShedLast: true }),
    forSeeker(routes.jobWithdraw, withdraw),
    forSeeker(routes.interviewAnswer, replyToInterview),
    forSeeker(routes.interviewCalendar, interviewCalendar),
    forSeeker(routes.myJobs, myJobs),
  ],
};
