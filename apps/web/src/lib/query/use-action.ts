import type { InputOf, OutputOf } from '@nukkad/contract';
import type { RouteKey, RouteOf } from '@nukkad/contract/load-route.ts';
import { type SnackbarMessage, useSnackbar } from '@nukkad/ui';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useServices } from '../services.ts';
import type { CacheWrite } from './cache-write.ts';
import { codeOf } from './code-of.ts';
import { askAnew } from './refetch.ts';
import { useErrorPhrase } from './use-error-phrase.ts';

/** What is shown before the answer, and what takes it back when the answer is a no. */
interface Optimistic {
  readonly write: CacheWrite;
  readonly undo: CacheWrite;
}

interface ActionOptions<Input, Output> {
  /** Shown at once. What is under way for `invalidates` is dropped: it was asked before, and would overwrite it. */
  readonly optimistic?: (input: Input) => Optimistic;
  /** What the answer tells of cached data. */
  readonly write?: (output: Output, input: Input) => CacheWrite;
  /** The routes whose answers it makes stale; those on the screen are asked anew. */
  readonly invalidates?: readonly RouteKey[] | ((output: Output) => readonly RouteKey[]);
  /** Whether `say` and `onDone` wait until all on the screen is new (unless told), or come with the answer. */
  readonly tells?: 'when-fresh' | 'at-once';
  /** What the snackbar says of it. */
  readonly say?: (output: Output, input: Input) => string | SnackbarMessage;
  /** Comes also where the component has gone. */
  readonly onDone?: (output: Output, input: Input) => unknown;
  readonly onFailed?: (error: Error) => unknown;
  /** Where a failure is told: by the component, which has it as `problem` (unless told), or in the snackbar. */
  readonly failure?: 'shown' | 'said';
}

/** For this one run, and only while the component is there. */
interface RunOptions<Output> {
  readonly onDone?: (output: Output) => void;
  readonly onFailed?: (error: Error) => void;
}

export interface Action<Input, Output> {
  /** Does it; nothing while it is under way. */
  readonly run: (input: Input, options?: RunOptions<Output>) => void;
  readonly reset: () => void;
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  readonly data: Output | undefined;
  readonly error: Error | null;
  /** What went wrong, in the reader's words; null where nothing did. */
  readonly problem: string | null;
}

/** The two ends of a task, as TanStack Query calls them. */
function useEnds<Input, Output>(queryClient: QueryClient, options: ActionOptions<Input, Output>) {
  const show = useSnackbar();
  const phrase = useErrorPhrase();
  const { invalidates = [], optimistic, write, say, tells, failure } = options;
  const always = typeof invalidates === 'function' ? [] : invalidates;

  function tell(output: Output, input: Input): unknown {
    const said = say?.(output, input);
    if (said !== undefined) show(typeof said === 'string' ? { text: said } : said);
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
      if (tells === 'at-once') {
        const told = tell(output, input);
        void askAnew(queryClient, stale);
        await told;
      } else {
        await askAnew(queryClient, stale);
        await tell(output, input);
      }
    },
    onError(error: Error, _input: Input, shown: Optimistic | undefined): void {
      // What waits for the line will be done: it is shown as it was pressed.
      if (codeOf(error) === 'WAITING') {
        if (failure === 'said') show({ text: phrase(error) ?? '' });
        return void options.onFailed?.(error);
      }
      shown?.undo(queryClient);
      if (shown) void askAnew(queryClient, always);
      void options.onFailed?.(error);
      if (failure === 'said') show({ text: phrase(error) ?? '' });
    },
  };
}

/** Something that a press does which is not one call of one route; else `useAction`. */
export function useTask<Input, Output>(
  perform: (input: Input) => Promise<Output>,
  options: ActionOptions<Input, Output> = {},
): Action<Input, Output> {
  const phrase = useErrorPhrase();
  const ends = useEnds(useQueryClient(), options);
  const { mutateAsync, reset, ...state } = useMutation<Output, Error, Input, Optimistic | undefined>({
    mutationFn: perform,
    ...ends,
  });
  // Told in the commit that takes the component away; the library forgets a press's callbacks some time after it.
  const isHere = useRef(false);
  useLayoutEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  // A second press in the same frame comes before `isPending` is rendered.
  const underWay = useRef<object | null>(null);
  const run = useCallback(
    (input: Input, { onDone, onFailed }: RunOptions<Output> = {}) => {
      if (underWay.current) return;
      const own = {};
      underWay.current = own;
      const callbacks = {
        onSuccess: (output: Output) => isHere.current && onDone?.(output),
        onError: (error: Error) => isHere.current && onFailed?.(error),
      };
      const over = () => {
        if (underWay.current === own) underWay.current = null;
      };
      mutateAsync(input, callbacks).then(over, over);
    },
    [mutateAsync],
  );
  const forget = useCallback(() => {
    underWay.current = null;
    reset();
  }, [reset]);
  const { isPending, isSuccess, data, error } = state;
  return { run, reset: forget, isPending, isSuccess, data, error, problem: phrase(error) };
}

/** One command of the contract, as a press does it: what it sends, makes stale, shows and says. */
export function useAction<K extends RouteKey>(
  key: K,
  options: ActionOptions<InputOf<RouteOf<K>>, OutputOf<RouteOf<K>>> = {},
): Action<InputOf<RouteOf<K>>, OutputOf<RouteOf<K>>> {
  const { api } = useServices();
  return useTask((input: InputOf<RouteOf<K>>) => api.call(key, input), options);
}
