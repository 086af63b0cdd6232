/** What a member of a company reads when the companies' API refuses something. */
export const phrases = {
  code: {
    KEY_MISSING: 'Please reload the page and try again.',
    CHANGED_SINCE: 'A colleague has changed this meanwhile. Please look again.',
    ACCESS_ENDED: 'You can no longer see this applicant.',
    ACCESS_LIMIT: 'You have opened as many numbers as a company may in one day. More tomorrow.',
    ALREADY_CLAIMED: 'Somebody else already looks after this company here. Ask them for an invitation.',
    CALL_WINDOW_CLOSED: 'Applicants can be called from 8 in the morning to 9 in the evening.',
    COMPANY_LIMIT: 'You can look after at most two companies.',
    FILE_MISSING: 'This file is not there any more.',
    IN_THE_PAST: 'Please choose a time that is still to come.',
    INVITE_ENDED: 'This invitation cannot be used. Ask for a new one.',
    INVITE_LIMIT: 'That is enough invitations for today. Please invite more people tomorrow.',
    LAST_OWNER: 'The company needs an owner. Make somebody else an owner first.',
    REASON_MISSING: 'Please choose a reason. The applicant has waited for your answer.',
    STEP_NOT_OPEN: 'This step does not follow the last one.',
    TOO_LATE: 'It is too late for that: the applicant has already read the answer.',
  },
} as const;
