import type { InputOf, OutputOf } from '@nukkad/contract';
import type { CallOptions } from '@nukkad/contract/client.ts';
import type { RouteKey, RouteOf } from '@nukkad/contract/load-route.ts';

/** Calls the API's routes by their names; see the contract for what each takes and answers. */
export interface Api {
  /** Throws `ApiError` for a refusal or an error, and where the server cannot be reached. */
  call<K extends RouteKey>(
    key: K,
    input: InputOf<RouteOf<K>>,
    options?: CallOptions,
  ): Promise<OutputOf<RouteOf<K>>>;
}
