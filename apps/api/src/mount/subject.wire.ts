/** The wire fields that contain the seeker's own id. */
export const subjectFields = { body: 'jobseekerId', path: 'id' } as const;
