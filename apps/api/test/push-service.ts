import { createECDH, createPublicKey, type ECDH, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decrypt } from 'http_ece';

interface Browser {
  readonly keys: ECDH;
  readonly secret: Buffer;
}

export interface Delivery {
  /** The message as decrypted by the browser. */
  readonly message: unknown;
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
  readonly ttl: string | undefined;
}

/** Returns the claims of a VAPID token (RFC 8292). Throws if its own key did not sign it. */
function claimsOf(authorization: string): { key: string; claims: Delivery['claims'] } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const raw = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: raw.subarray(1, 33).toString('base64url'),
    y: raw.subarray(33, 65).toString('base64url'),
  };
  const signer = { key: createPublicKey({ format: 'jwk', key: jwk }), dsaEncoding: 'ieee-p1363' } as const;
  const signed = Buffer.from(`${head}.${body}`);
  if (!verify('sha256', signed, signer, Buffer.from(signature, 'base64url')))
    throw new Error('the token is not signed by its key');
  return { key, claims: JSON.parse(Buffer.from(body, 'base64url').toString()) };
}

/**
 * A push service (RFC 8030, 8188, 8291, 8292) with its browsers. It accepts requests signed by the key of the
 * subscription, and decrypts messages as a browser does. `status` and `retryAfter` set its next response.
 */
export class PushService {
  readonly deliveries: Delivery[] = [];
  status = 201;
  retryAfter: string | undefined;
  readonly #browsers = new Map<string, Browser>();
  readonly #publicKey: string;
  readonly #server = createServer((request, answer) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { authorization = '', 'content-encoding': encoding, ttl } = request.headers;
      answer.writeHead(
        this.#take(request.url ?? '', Buffer.concat(chunks), { authorization, encoding, ttl }),
        this.retryAfter === undefined ? {} : { 'retry-after': this.retryAfter },
      );
      answer.end();
    });
  });

  constructor(publicKey: string) {
    this.#publicKey = publicKey;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Returns a new subscription of a browser: endpoint and keys. */
  subscribe(): string {
    const keys = createECDH('prime256v1');
    const p256dh = keys.generateKeys().toString('base64url');
    const secret = randomBytes(16);
    const path = `/push/${randomBytes(8).toString('hex')}`;
    this.#browsers.set(path, { keys, secret });
    const endpoint = this.origin + path;
    return JSON.stringify({ endpoint, keys: { p256dh, auth: secret.toString('base64url') } });
  }

  #take(
    path: string,
    body: Buffer,
    headers: { authorization: string; encoding: string | undefined; ttl: string | string[] | undefined },
  ): number {
    const browser = this.#browsers.get(path);
    if (!browser) return 404;
    if (this.status !== 201) return this.status;
    if (headers.encoding !== 'aes128gcm' || headers.ttl === undefined) return 400;
    const { key, claims } = claimsOf(headers.authorization);
    const isInTime = claims.exp * 1000 > Date.now() && claims.exp * 1000 <= Date.now() + 86_400_000;
    if (key !== this.#publicKey || claims.aud !== this.origin || !isInTime) return 403;
    const plaintext = decrypt(body, {
      version: 'aes128gcm',
      privateKey: browser.keys,
      authSecret: browser.secret.toString('base64url'),
    });
    this.deliveries.push({ message: JSON.parse(plaintext.toString()), claims, ttl: String(headers.ttl) });
    return 201;
  }
}
