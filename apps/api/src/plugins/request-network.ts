import { networkOf } from '@nukkad/server/keys/index.ts';
import fp from 'fastify-plugin';

const REMEMBERED = 10_000;

/** Sets `request.network` of each request. Parsed addresses are cached. */
export const requestNetworkPlugin = fp(async (app) => {
  const networks = new Map<string, string>();
  app.decorateRequest('network', '');
  app.addHook('onRequest', (request, _reply, done) => {
    const { ip } = request;
    let network = networks.get(ip);
    if (network === undefined) {
      network = networkOf(ip);
      if (networks.size >= REMEMBERED) networks.clear();
      networks.set(ip, network);
    }
    request.network = network;
    done();
  });
});

declare module 'fastify' {
  interface FastifyRequest {
    /** The key for limits per network: the IPv4 address, or the /64 of an IPv6 address. */
    network: string;
  }
}
