import { useTask } from '../../lib/query/use-action.ts';
import { useServices } from '../../lib/services.ts';
import { forgetOnDevice, leaveAsVisitor } from './forget-on-device.ts';

/** Signs out at the server and removes all personal data from this device. */
export function useLogout() {
  const services = useServices();
  const end = async () => {
    await services.lifecycle?.end();
    await forgetOnDevice(services);
  };
  return useTask(end, { onDone: () => leaveAsVisitor(services) });
}
