import { type ApiClient, ApiError } from '@nukkad/contract';
import { createClient } from '@nukkad/contract/client.ts';
import type { Person } from './world.ts';

/** Returns a typed client of a server for a seeker. */
export function clientOf(origin: string, person?: Person): ApiClient {
  return createClient({
    baseUrl: origin,
    getAccessToken: () => person?.token ?? null,
    getCandidateId: () => person?.id ?? null,
  });
}

/** Resolves to 'DONE' or to the code of the refusal. */
export async function outcomeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'DONE';
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    throw error;
  }
}

/** Returns how many of the outcomes are `code`. */
export const countOf = (outcomes: readonly string[], code: string): number =>
  outcomes.filter((outcome) => outcome === code).length;
