import type { QueryClient } from '@tanstack/react-query';

/** Changes cached responses, so that all components that show them update. */
export type CacheWrite = (queryClient: QueryClient) => void;
