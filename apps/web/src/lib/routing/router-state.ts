import {
  type HydrationState,
  isRouteErrorResponse,
  type StaticHandlerContext,
  UNSAFE_ErrorResponseImpl,
} from 'react-router-dom';

interface ShownFault {
  readonly status: number;
  readonly statusText: string;
  readonly data: unknown;
}

/**
 * The result of the server's route loaders, as JSON for the browser's router. All errors are responses (see
 * `screen.tsx`).
 */
export interface RouterState {
  readonly loaderData: Record<string, unknown>;
  readonly faults: Readonly<Record<string, ShownFault>>;
}

export function routerState({
  loaderData,
  errors,
}: Pick<StaticHandlerContext, 'loaderData' | 'errors'>): RouterState {
  const faults = Object.entries(errors ?? {}).flatMap(([id, error]) =>
    isRouteErrorResponse(error)
      ? [[id, { status: error.status, statusText: error.statusText, data: error.data }] as const]
      : [],
  );
  return { loaderData, faults: Object.fromEntries(faults) };
}

/** Converts the state back into the form that the router hydrates from. */
export function hydrationState({ loaderData, faults }: RouterState): HydrationState {
  const errors = Object.entries(faults).map(
    ([id, { status, statusText, data }]) =>
      [id, new UNSAFE_ErrorResponseImpl(status, statusText, data)] as const,
  );
  return { loaderData, errors: errors.length > 0 ? Object.fromEntries(errors) : null };
}
