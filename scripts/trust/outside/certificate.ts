import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const DAY_MS = 86_400_000;

/** A private key and its certificate, both in PEM. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

// Tags of ASN.1, in which certificates are encoded (X.690).
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OCTET_STRING = 0x04;
const OBJECT_ID = 0x06;
const UTF8_STRING = 0x0c;
const UTC_TIME = 0x17;
const SEQUENCE = 0x30;
const SET = 0x31;
const DNS_NAME = 0x82;
const VERSION = 0xa0;
const EXTENSIONS = 0xa3;

function lengthOf(content: Buffer): Buffer {
  const { length } = content;
  if (length < 0x80) return Buffer.from([length]);
  return length < 0x100 ? Buffer.from([0x81, length]) : Buffer.from([0x82, length >> 8, length & 0xff]);
}

/** Returns an element of ASN.1: tag, length and content. */
function element(tag: number, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  return Buffer.concat([Buffer.from([tag]), lengthOf(content), content]);
}

const sequence = (...contents: readonly Buffer[]): Buffer => element(SEQUENCE, ...contents);
const objectId = (hex: string): Buffer => element(OBJECT_ID, Buffer.from(hex, 'hex'));

const ECDSA_WITH_SHA256 = sequence(objectId('2a8648ce3d040302'));
const COMMON_NAME = objectId('550403');
const SUBJECT_ALTERNATIVE_NAME = objectId('551d11');

/** Returns a time as `YYMMDDHHMMSSZ`. */
const timeOf = (date: Date): Buffer =>
  element(UTC_TIME, Buffer.from(`${date.toISOString().replaceAll(/\D/g, '').slice(2, 14)}Z`));

function toPem(bytes: Buffer): string {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

/** Returns a new certificate that is valid for some host names for a day, and is signed by its own key. */
export function createCertificate(hosts: readonly string[]): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(
    element(SET, sequence(COMMON_NAME, element(UTF8_STRING, Buffer.from('trust suite')))),
  );
  const names = sequence(...hosts.map((host) => element(DNS_NAME, Buffer.from(host))));
  const now = Date.now();
  const signed = sequence(
    element(VERSION, element(INTEGER, Buffer.from([2]))),
    element(INTEGER, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_WITH_SHA256,
    name,
    sequence(timeOf(new Date(now - DAY_MS)), timeOf(new Date(now + DAY_MS))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    element(EXTENSIONS, sequence(sequence(SUBJECT_ALTERNATIVE_NAME, element(OCTET_STRING, names)))),
  );
  const signature = element(BIT_STRING, Buffer.from([0]), sign('sha256', signed, privateKey));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: toPem(sequence(signed, ECDSA_WITH_SHA256, signature)),
  };
}
