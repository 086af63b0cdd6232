import { routes } from '@nukkad/contract';
import { readListAddress } from '@nukkad/core/list-addresses/read-list-address.ts';
import { type ApiModule, forAnyone } from '../../mount/route-binding.ts';

const CACHE = 'public, max-age=60';

export const listAddressesModule: ApiModule = {
  name: 'list-addresses',
  routes: [
    forAnyone(routes.listAddress, (_session, input, { container, language, reply }) => {
      reply.header('cache-control', CACHE).header('vary', 'accept-language, origin');
      return readListAddress(container, input, language);
    }),
  ],
};
