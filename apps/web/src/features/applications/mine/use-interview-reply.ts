import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../../lib/query/use-action.ts';

/** Sends the reply to an interview. Refetches the list, also if the interview has changed meanwhile. */
export function useInterviewReply() {
  const queryClient = useQueryClient();
  return useAction('applications.answerInterview', {
    invalidates: ['applications.myJobs'],
    message: ({ message }) => message,
    onFailed: () => queryClient.invalidateQueries({ queryKey: ['applications.myJobs'] }),
  });
}
