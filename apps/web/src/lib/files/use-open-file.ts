import { useTask } from '../query/use-action.ts';
import { useServices } from '../services.ts';

/** Opens one of the seeker's own files in a tab of its own, by an address that works for a few minutes. */
export function useOpenFile() {
  const { api } = useServices();
  return useTask(async (key: string) => {
    // Opened at once: a tab that opens after waiting is taken for an advertisement.
    const tab = window.open('', '_blank');
    try {
      const { url } = await api.call('files.address', { key });
      if (tab) tab.location.href = url;
      else window.location.assign(url);
    } catch (error) {
      tab?.close();
      throw error;
    }
  });
}
