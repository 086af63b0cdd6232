import type { InputOf, OutputOf } from '@nukkad/contract';
import type { CallOptions } from '@nukkad/contract/client.ts';
import type { RouteKey, RouteOf } from '@nukkad/contract/load-route.ts';

/** Calls routes of the API by their names in the contract. */
export interface Api {
  /** Throws `ApiError` if the API refuses the call or cannot be reached. */
  call<K extends RouteKey>(
    key: K,
    input: InputOf<RouteOf<K>>,
    options?: CallOptions,
  ): Promise<OutputOf<RouteOf<K>>>;
}
