import { lookup } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Refusal } from '../command.ts';
import { isPublicAddress } from './is-public-address.ts';

export const FEED_BYTES_MAX = 30 * 1024 * 1024;
const REDIRECTS_MAX = 3;

/** Limits of a download. Tests pass other limits, because their servers run on this machine. */
export interface DownloadRules {
  readonly protocols: readonly string[];
  readonly mayConnect: (address: string) => boolean;
  readonly bytesMax: number;
  readonly milliseconds: number;
}

const RULES: DownloadRules = {
  protocols: ['https:'],
  mayConnect: isPublicAddress,
  bytesMax: FEED_BYTES_MAX,
  milliseconds: 60_000,
};

/**
 * Returns a DNS look-up that refuses private addresses. The socket itself uses it, so that it connects to the address
 * that was checked (protection against DNS rebinding).
 */
const guardedLookup =
  ({ mayConnect }: DownloadRules): LookupFunction =>
  (host, options, callback) =>
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const barred = addresses.find(({ address }) => !mayConnect(address));
      if (barred || addresses.length === 0)
        return callback(
          new Refusal(`${host} is an address of a private network`) as NodeJS.ErrnoException,
          '',
          0,
        );
      if (options.all) return callback(null, addresses);
      const [first] = addresses as [(typeof addresses)[number]];
      return callback(null, first.address, first.family);
    });

function requireAllowed(url: URL, { protocols, mayConnect }: DownloadRules): void {
  if (!protocols.includes(url.protocol)) throw new Refusal(`${url.href} is no ${protocols[0]}// address`);
  if (url.username || url.password) throw new Refusal('the address of a feed has no name and password in it');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !mayConnect(host)) throw new Refusal(`${host} is an address of a private network`);
}

interface HttpResponse {
  readonly status: number;
  readonly location: string | undefined;
  readonly body: Buffer;
}

/** Sends one request and returns the response. Stops reading as soon as the body exceeds the size limit. */
function get(url: URL, rules: DownloadRules, signal: AbortSignal): Promise<HttpResponse> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const headers = {
      accept: 'application/json, application/xml, text/xml, */*;q=0.1',
      'accept-encoding': 'identity',
    };
    const sent = request(url, { headers, signal, lookup: guardedLookup(rules), agent: false }, (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        chunks.push(chunk);
        if (bytes <= rules.bytesMax) return;
        // Rejected before the request is destroyed, because an `end` event that is already queued would resolve with
        // the truncated body.
        reject(new Refusal(`the feed is larger than ${rules.bytesMax} bytes`));
        sent.destroy();
      });
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode = 0, headers: answered } = response;
        resolve({ status: statusCode, location: answered.location, body: Buffer.concat(chunks) });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Downloads a feed from a public https address: within a minute, up to 30 MB, with at most three redirects. */
export async function downloadFeed(address: string, rules: DownloadRules = RULES): Promise<Buffer> {
  const signal = AbortSignal.timeout(rules.milliseconds);
  let url = new URL(address);
  try {
    for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
      requireAllowed(url, rules);
      const { status, location, body } = await get(url, rules, signal);
      if (status === 200) return body;
      if (status < 300 || status > 399 || location === undefined)
        throw new Refusal(`${url.host} answered ${status}`);
      url = new URL(location, url);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const why = signal.aborted ? 'it took too long' : (error as Error).message;
    throw new Refusal(`the feed could not be fetched: ${why}`);
  }
  throw new Refusal(`the feed leads on more than ${REDIRECTS_MAX} times`);
}
