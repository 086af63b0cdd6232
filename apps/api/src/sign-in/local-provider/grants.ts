import { createHash, randomBytes } from 'node:crypto';
import type { LocalPerson } from './people.ts';

const CODE_SECONDS = 60;
const TOKEN_SECONDS = 300;

interface CodeGrant {
  readonly person: LocalPerson;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly expiresAt: number;
}

/** Stores the codes and access tokens of the local provider in memory for one to five minutes. */
export class Grants {
  readonly #codes = new Map<string, CodeGrant>();
  readonly #tokens = new Map<string, { person: LocalPerson; expiresAt: number }>();

  issueCode(person: LocalPerson, redirectUri: string, challenge: string): string {
    const code = randomBytes(24).toString('base64url');
    const expiresAt = Date.now() + CODE_SECONDS * 1000;
    this.#codes.set(code, { person, redirectUri, challenge, expiresAt });
    return code;
  }

  /** Exchanges a code for an access token, once, if redirect URL and PKCE verifier match the request. */
  redeem(code: string, redirectUri: string, verifier: string): { token: string; person: LocalPerson } | null {
    const grant = this.#codes.get(code);
    this.#codes.delete(code);
    if (!grant || grant.expiresAt < Date.now() || grant.redirectUri !== redirectUri) return null;
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    if (challenge !== grant.challenge) return null;
    const token = randomBytes(24).toString('base64url');
    this.#tokens.set(token, { person: grant.person, expiresAt: Date.now() + TOKEN_SECONDS * 1000 });
    return { token, person: grant.person };
  }

  personOf(token: string): LocalPerson | null {
    const held = this.#tokens.get(token);
    return held && held.expiresAt > Date.now() ? held.person : null;
  }
}
