export * from './constants.ts';
export * from './define-route.ts';
export * from './errors.ts';
export * from './jobs/job.domain.ts';
export * from './routes.ts';
export * from './shared/shared.domain.ts';
