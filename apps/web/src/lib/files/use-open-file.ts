import { useTask } from '../query/use-action.ts';
import { useServices } from '../services.ts';

/** Opens one of the seeker's files in a new tab, by a URL that expires after a few minutes. */
export function useOpenFile() {
  const { api } = useServices();
  return useTask(async (key: string) => {
    // Open the tab before the call: browsers block tabs that open without a recent click.
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
