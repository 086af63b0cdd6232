import type { QueryClient } from '@tanstack/react-query';

/** A function that changes cached responses. All components that show them update. */
export type CacheWrite = (queryClient: QueryClient) => void;
