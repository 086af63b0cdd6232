import type { InputOf, OutputOf } from '@nukkad/contract';
import type { RouteKey, RouteOf } from '@nukkad/contract/load-route.ts';
import { type SnackbarMessage, useSnackbar } from '@nukkad/ui';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useServices } from '../services.ts';
import type { CacheWrite } from './cache-write.ts';
import { codeOf } from './code-of.ts';
import { refetchRoutes } from './refetch.ts';
import { useErrorPhrase } from './use-error-phrase.ts';

/** A change to the cache before the response arrives, and how to undo it if the call fails. */
interface Optimistic {
  readonly write: CacheWrite;
  readonly undo: CacheWrite;
}

interface ActionOptions<Input, Output> {
  /**
   * The optimistic update, shown before the response arrives. Running fetches of `invalidates` are cancelled, because
   * their older responses would overwrite it.
   */
  readonly optimistic?: (input: Input) => Optimistic;
  /** Changes the cache after a success. */
  readonly write?: (output: Output, input: Input) => CacheWrite;
  /** Routes to invalidate after a success. Their queries on screen are refetched. */
  readonly invalidates?: readonly RouteKey[] | ((output: Output) => readonly RouteKey[]);
  /** Whether `message` and `onDone` wait until the invalidated queries are refetched (the default), or run at once. */
  readonly callbacks?: 'after-refetch' | 'immediately';
  /** Text of the snackbar after a success. */
  readonly message?: (output: Output, input: Input) => string | SnackbarMessage;
  /** Called after a success, even if the component has unmounted. */
  readonly onDone?: (output: Output, input: Input) => unknown;
  readonly onFailed?: (error: Error) => unknown;
  /** Where a failure is shown. `inline` (the default) returns it as `problem`; `snackbar` shows a message. */
  readonly failure?: 'inline' | 'snackbar';
}

/** Callbacks of one call of `run`. They are not called if the component has unmounted. */
interface RunOptions<Output> {
  readonly onDone?: (output: Output) => void;
  readonly onFailed?: (error: Error) => void;
}

export interface Action<Input, Output> {
  /** Starts the action; does nothing while it is running. */
  readonly run: (input: Input, options?: RunOptions<Output>) => void;
  readonly reset: () => void;
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  readonly data: Output | undefined;
  readonly error: Error | null;
  /** The error in the reader's language; null if there is none. */
  readonly problem: string | null;
}

/** Returns the callbacks for TanStack Query's `useMutation`. */
function useMutationCallbacks<Input, Output>(
  queryClient: QueryClient,
  options: ActionOptions<Input, Output>,
) {
  const show = useSnackbar();
  const phrase = useErrorPhrase();
  const { invalidates = [], optimistic, write, message, callbacks, failure } = options;
  const always = typeof invalidates === 'function' ? [] : invalidates;

  function succeed(output: Output, input: Input): unknown {
    const shown = message?.(output, input);
    if (shown !== undefined) show(typeof shown === 'string' ? { text: shown } : shown);
    return options.onDone?.(output, input);
  }
  return {
    async onMutate(input: Input): Promise<Optimistic | undefined> {
      if (!optimistic) return undefined;
      const shown = optimistic(input);
      shown.write(queryClient);
      await Promise.all(always.map((key) => queryClient.cancelQueries({ queryKey: [key] })));
      return shown;
    },
    async onSuccess(output: Output, input: Input): Promise<void> {
      write?.(output, input)(queryClient);
      const stale = typeof invalidates === 'function' ? invalidates(output) : invalidates;
      if (callbacks === 'immediately') {
        const done = succeed(output, input);
        void refetchRoutes(queryClient, stale);
        await done;
      } else {
        await refetchRoutes(queryClient, stale);
        await succeed(output, input);
      }
    },
    onError(error: Error, _input: Input, shown: Optimistic | undefined): void {
      // The outbox will send the action later, so that the optimistic change stays.
      if (codeOf(error) === 'WAITING') {
        if (failure === 'snackbar') show({ text: phrase(error) ?? '' });
        return void options.onFailed?.(error);
      }
      shown?.undo(queryClient);
      if (shown) void refetchRoutes(queryClient, always);
      void options.onFailed?.(error);
      if (failure === 'snackbar') show({ text: phrase(error) ?? '' });
    },
  };
}

/** Runs an asynchronous function like `useAction`, for an action that is not a single call of the API. */
export function useTask<Input, Output>(
  perform: (input: Input) => Promise<Output>,
  options: ActionOptions<Input, Output> = {},
): Action<Input, Output> {
  const phrase = useErrorPhrase();
  const callbacks = useMutationCallbacks(useQueryClient(), options);
  const { mutateAsync, reset, ...state } = useMutation<Output, Error, Input, Optimistic | undefined>({
    mutationFn: perform,
    ...callbacks,
  });
  // Updated in the commit that unmounts the component. The library drops a mutation's callbacks only later.
  const isMounted = useRef(false);
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  // A second click in the same frame comes before `isPending` is rendered.
  const currentRun = useRef<object | null>(null);
  const run = useCallback(
    (input: Input, { onDone, onFailed }: RunOptions<Output> = {}) => {
      if (currentRun.current) return;
      const thisRun = {};
      currentRun.current = thisRun;
      const runCallbacks = {
        onSuccess: (output: Output) => isMounted.current && onDone?.(output),
        onError: (error: Error) => isMounted.current && onFailed?.(error),
      };
      const over = () => {
        if (currentRun.current === thisRun) currentRun.current = null;
      };
      mutateAsync(input, runCallbacks).then(over, over);
    },
    [mutateAsync],
  );
  const forget = useCallback(() => {
    currentRun.current = null;
    reset();
  }, [reset]);
  const { isPending, isSuccess, data, error } = state;
  return { run, reset: forget, isPending, isSuccess, data, error, problem: phrase(error) };
}

/**
 * Returns an action that calls a command of the API, with an optimistic update, invalidation, a snackbar and its
 * error.
 */
export function useAction<K extends RouteKey>(
  key: K,
  options: ActionOptions<InputOf<RouteOf<K>>, OutputOf<RouteOf<K>>> = {},
): Action<InputOf<RouteOf<K>>, OutputOf<RouteOf<K>>> {
  const { api } = useServices();
  return useTask((input: InputOf<RouteOf<K>>) => api.call(key, input), options);
}
