import { networkOf } from '@nukkad/server/keys/index.ts';
import fp from 'fastify-plugin';

const REMEMBERED = 10_000;

/** Tells of each request which line it came over; addresses are taken apart once and remembered. */
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
    /** What this caller is counted by: the IPv4 address, of IPv6 the /64. */
    network: string;
  }
}
