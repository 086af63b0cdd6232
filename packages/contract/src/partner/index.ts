/**
 * The companies' API. The seekers' entry point exports nothing of it, so that public pages do not load it; the house
 * rule `boundaries` enforces this.
 */
export * from './answer.routes.ts';
export * from './applicant.routes.ts';
export * from './define-partner-route.ts';
export * from './member.routes.ts';
export * from './partner-client.ts';
export * from './partner-errors.ts';
export * from './routes.ts';
export * from './team.routes.ts';
