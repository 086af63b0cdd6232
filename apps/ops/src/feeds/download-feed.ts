import { lookup } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Refusal } from '../command.ts';
import { isPublicAddress } from './is-public-address.ts';

export const FEED_BYTES_MAX = 30 * 1024 * 1024;
const REDIRECTS_MAX = 3;

/** What a feed is fetched by; tests have servers of their own machine. */
export interface DownloadRules {
  readonly protocols: readonly string[];
  readonly mayAsk: (address: string) => boolean;
  readonly bytesMax: number;
  readonly milliseconds: number;
}

const RULES: DownloadRules = {
  protocols: ['https:'],
  mayAsk: isPublicAddress,
  bytesMax: FEED_BYTES_MAX,
  milliseconds: 60_000,
};

/** Resolves a name and refuses addresses that may not be asked: what is connected to is what was looked at. */
const guardedLookup =
  ({ mayAsk }: DownloadRules): LookupFunction =>
  (host, options, answer) =>
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return answer(error, '', 0);
      const barred = addresses.find(({ address }) => !mayAsk(address));
      if (barred || addresses.length === 0)
        return answer(
          new Refusal(`${host} is an address of a private network`) as NodeJS.ErrnoException,
          '',
          0,
        );
      if (options.all) return answer(null, addresses);
      const [first] = addresses as [(typeof addresses)[number]];
      return answer(null, first.address, first.family);
    });

function requireAllowed(url: URL, { protocols, mayAsk }: DownloadRules): void {
  if (!protocols.includes(url.protocol)) throw new Refusal(`${url.href} is no ${protocols[0]}// address`);
  if (url.username || url.password) throw new Refusal('the address of a feed has no name and password in it');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !mayAsk(host)) throw new Refusal(`${host} is an address of a private network`);
}

interface Asked {
  readonly status: number;
  readonly location: string | undefined;
  readonly body: Buffer;
}

/** One request; the body is given up as soon as it is too large. */
function ask(url: URL, rules: DownloadRules, signal: AbortSignal): Promise<Asked> {
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
        // The last piece may have come along: its end would be taken for the answer's.
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

/** What a public https address has to say, within a minute and 30 MB, by at most three redirects. */
export async function downloadFeed(address: string, rules: DownloadRules = RULES): Promise<Buffer> {
  const signal = AbortSignal.timeout(rules.milliseconds);
  let url = new URL(address);
  try {
    for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
      requireAllowed(url, rules);
      const { status, location, body } = await ask(url, rules, signal);
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
