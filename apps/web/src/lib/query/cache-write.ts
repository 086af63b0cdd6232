import type { QueryClient } from '@tanstack/react-query';

/** Changes cached answers, so that all who show them follow. */
export type CacheWrite = (queryClient: QueryClient) => void;
