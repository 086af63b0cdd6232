/** Where the seeker's own id stands on the wire. */
export const subjectFields = { body: 'jobseekerId', path: 'id' } as const;
