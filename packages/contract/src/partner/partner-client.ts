import { ApiError } from '../api-error.ts';
import type { InputIssue } from '../errors.ts';
import { IDEMPOTENCY_HEADER } from '../idempotency.ts';
import { withoutControls, withoutControlsIn } from '../shared/control-characters.ts';
import type { Language } from '../shared/shared.domain.ts';
import type { AnyPartnerRoute, PartnerInput, PartnerOutput } from './define-partner-route.ts';
import type { PartnerErrorCode } from './partner-errors.ts';

interface PartnerClientOptions {
  /** The URL before each route's path, without a trailing slash, such as `/api`. */
  readonly baseUrl: string;
  readonly fetch?: typeof fetch;
  readonly getLanguage?: () => Language;
  readonly headers?: Readonly<Record<string, string>>;
}

interface PartnerCallOptions {
  readonly signal?: AbortSignal | undefined;
  /** One key for one press of the user, the same for each retry. By default each call gets a new one. */
  readonly key?: string | undefined;
  /** The file of a route with `isUpload`. */
  readonly file?: Blob | undefined;
}

/** An error response of the companies' API. `details` has the further fields of the body. */
export class PartnerApiError extends Error {
  readonly code: PartnerErrorCode;
  readonly status: number;
  readonly issues: readonly InputIssue[];
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, body: Readonly<Record<string, unknown>>) {
    super(typeof body.message === 'string' ? body.message : `HTTP ${status}`);
    this.name = 'PartnerApiError';
    this.code = (typeof body.code === 'string' ? body.code : 'INTERNAL') as PartnerErrorCode;
    this.status = status;
    this.issues = Array.isArray(body.issues) ? (body.issues as InputIssue[]) : [];
    this.details = body;
  }
}

interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}

function addressOf(route: AnyPartnerRoute, baseUrl: string, { params = {}, query = {} }: Parts): string {
  const path = route.path.replace(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const given = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, withoutControls(value)]],
  );
  return baseUrl + path + (given.length > 0 ? `?${new URLSearchParams(given)}` : '');
}

/** Returns the body of a request: JSON, a form with a file, or none. The browser sets the content type of a form. */
function bodyOf(body: unknown, file: Blob | undefined): Pick<RequestInit, 'body'> {
  if (file === undefined) return body === undefined ? {} : { body: JSON.stringify(body, withoutControlsIn) };
  const form = new FormData();
  form.append('file', file, 'file');
  return { body: form };
}

/**
 * Creates a client of the companies' API. The session is a cookie, so calls need no token. A call throws `PartnerApiError`
 * for an error response, and `ApiError` with the code OFFLINE if the server cannot be reached.
 */
export function createPartnerClient({
  baseUrl,
  fetch: fetchIt = fetch,
  getLanguage,
  headers = {},
}: PartnerClientOptions) {
  async function call<R extends AnyPartnerRoute>(
    route: R,
    input: PartnerInput<R>,
    { signal, key, file }: PartnerCallOptions = {},
  ): Promise<PartnerOutput<R>> {
    const parts = input as Parts;
    const language = getLanguage?.();
    const init: RequestInit = {
      method: route.method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...headers,
        ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(language === undefined ? {} : { 'accept-language': language }),
        ...(route.idempotency === 'none' ? {} : { [IDEMPOTENCY_HEADER]: key ?? crypto.randomUUID() }),
      },
      ...bodyOf(parts.body, file),
      ...(signal === undefined ? {} : { signal }),
    };
    let response: Response;
    try {
      response = await fetchIt(addressOf(route, baseUrl, parts), init);
    } catch (cause) {
      if (signal?.aborted) throw cause;
      throw new ApiError(
        { code: 'OFFLINE', message: 'The server could not be reached', status: 0 },
        { cause },
      );
    }
    const body: unknown = await response.json().catch(() => ({}));
    if (!response.ok) throw new PartnerApiError(response.status, (body ?? {}) as Record<string, unknown>);
    return body as PartnerOutput<R>;
  }
  return { call };
}
