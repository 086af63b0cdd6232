import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

interface Use {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
  /** Whether the device checked a finger, a face or its PIN; true by default. */
  readonly isVerified?: boolean;
}

/** Creates an authenticator in software with one ES256 key, as a phone would have. Its answers are those of a browser. */
export function createPasskey({ counts = false } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, { challenge, origin }: Use): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  /** Builds the authenticator data: hash of the site, flags, count, and at creation the credential. */
  function authenticatorData({ rpId, isVerified = true }: Use, credential: Buffer): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags =
      USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | (credential.length > 0 ? HAS_CREDENTIAL : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, credential]);
  }

  /** The key in COSE form: a CBOR map of key type, algorithm, curve and both coordinates. */
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);

  const named = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const };

  return {
    /** Returns what `navigator.credentials.create` returns. */
    create(use: Use) {
      const length = Buffer.from([0, id.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey]);
      const data = authenticatorData(use, credential);
      // A CBOR map: fmt "none", an empty attStmt, and authData with its length in one byte.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      const clientDataJSON = base64url(clientData('webauthn.create', use));
      const response = {
        clientDataJSON,
        attestationObject: base64url(attestation),
        transports: ['internal'],
      };
      return { ...named, response };
    },

    /** Returns what `navigator.credentials.get` returns. */
    use(use: Use) {
      if (counts) counter += 1;
      const client = clientData('webauthn.get', use);
      const data = authenticatorData(use, Buffer.alloc(0));
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      };
      return { ...named, response };
    },

    /** Sets the count back, as on a copy of the key. */
    setCounter(value: number) {
      counter = value;
    },
  };
}
