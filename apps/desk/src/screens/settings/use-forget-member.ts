import { chooseCompany } from '../../lib/company.ts';
import { writeStored } from '../../lib/device-storage.ts';
import { useServices } from '../../lib/services.ts';
import { setMe } from '../../lib/use-me.ts';

/** Returns a function that removes everything about the member from this device, after the session has ended. */
export function useForgetMember(): () => void {
  const services = useServices();
  return () => {
    chooseCompany(null);
    writeStored('hire-push', null);
    setMe(services, null);
  };
}
