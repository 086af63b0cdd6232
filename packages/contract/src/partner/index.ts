/**
 * The companies' API. The seekers' entry point exports nothing of it, so that public pages do not load it; the house
 * rule `boundaries` enforces this.
 */
export * from './answer.routes.ts';
export * from './applicant.routes.ts';
export * from './company.routes.ts';
export * from './company-file.routes.ts';
export * from './company-job.routes.ts';
export * from './company-job-step.routes.ts';
export * from './define-partner-route.ts';
export * from './draft.routes.ts';
export * from './help.routes.ts';
export * from './interview.routes.ts';
export * from './job-fields.wire.ts';
export * from './leaving.routes.ts';
export * from './member.routes.ts';
export * from './message.routes.ts';
export * from './notice.routes.ts';
export * from './partner-client.ts';
export * from './partner-errors.ts';
export * from './passkey.routes.ts';
export * from './review.routes.ts';
export * from './routes.ts';
export * from './still.routes.ts';
export * from './suggestion.routes.ts';
export * from './team.routes.ts';
