import { timeLeft } from '@nukkad/db/deadline.ts';
import type { Credentials } from '../../config/core-config.ts';
import { AppError } from '../../errors/app-error.ts';
import type { VerifiedPerson } from '../../ports.ts';

const TIMEOUT_MILLISECONDS = 5000;
export const FACEBOOK_API_VERSION = 'v23.0';

interface TokenCheck {
  readonly data?: { readonly app_id?: string; readonly is_valid?: boolean; readonly user_id?: string };
}

interface FacebookPerson {
  readonly id?: string;
  readonly name?: string;
  readonly email?: string;
}

/** Verifies Facebook access tokens through the Graph API. */
export class FacebookGateway {
  readonly #app: Credentials;
  readonly #address: string;

  constructor(app: Credentials, address: string) {
    this.#app = app;
    this.#address = address;
  }

  /**
   * Returns the person to whom the token was issued; null if it is invalid or was issued to another app. Throws
   * SIGN_IN_UNAVAILABLE if Facebook cannot be reached.
   */
  async verify(token: string): Promise<VerifiedPerson | null> {
    const appToken = `${this.#app.id}|${this.#app.secret}`;
    const check = await this.#get<TokenCheck>('debug_token', { input_token: token, access_token: appToken });
    const { app_id, is_valid, user_id } = check?.data ?? {};
    if (!is_valid || app_id !== this.#app.id || !user_id) return null;
    const person = await this.#get<FacebookPerson>('me', { fields: 'id,name,email', access_token: token });
    if (!person || person.id !== user_id) return null;
    return {
      provider: 'FACEBOOK',
      subject: user_id,
      // Facebook returns an e-mail address only if its owner has confirmed it.
      email: person.email?.toLowerCase() ?? null,
      name: person.name?.trim() ?? '',
      imageUrl: null,
    };
  }

  async #get<T>(path: string, query: Record<string, string>): Promise<T | null> {
    const address = `${this.#address}/${FACEBOOK_API_VERSION}/${path}?${new URLSearchParams(query)}`;
    let response: Response;
    try {
      response = await fetch(address, {
        signal: AbortSignal.timeout(timeLeft(TIMEOUT_MILLISECONDS)),
        redirect: 'error',
      });
    } catch (cause) {
      throw new AppError('SIGN_IN_UNAVAILABLE', { cause, retryAfter: 60 });
    }
    if (response.status >= 500) throw new AppError('SIGN_IN_UNAVAILABLE', { retryAfter: 60 });
    return response.ok ? ((await response.json()) as T) : null;
  }
}
