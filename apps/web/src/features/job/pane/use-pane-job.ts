import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServices } from '../../../lib/services.ts';
import { jobDetailQuery, jobPreviewQuery } from '../detail/job-detail-queries.ts';

/** Time in milliseconds after which a visible preview counts as seen. */
const LOOK_MS = 2000;

/**
 * Fetches the job beside a list. A preview becomes an opened job, which the server counts as seen, after two seconds on
 * a visible page, or when the reader scrolls, presses or focuses something in it. Put `lookHandlers` on its element.
 */
export function usePaneJob(shareId: string, isPreview: boolean) {
  const services = useServices();
  const queryClient = useQueryClient();
  const [isSeen, setSeen] = useState(false);
  const isOpened = !isPreview || isSeen;
  const preview = jobPreviewQuery(services, shareId);
  const previewed = useQuery({ ...preview, enabled: !isOpened });
  const opened = useQuery({
    ...jobDetailQuery(services, shareId),
    enabled: isOpened,
    placeholderData: () => queryClient.getQueryData(preview.queryKey),
  });
  const look = () => setSeen(true);
  useEffect(() => {
    if (isOpened || !previewed.data) return undefined;
    let timer = 0;
    const restart = () => {
      window.clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = window.setTimeout(() => setSeen(true), LOOK_MS);
    };
    restart();
    document.addEventListener('visibilitychange', restart);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', restart);
    };
  }, [isOpened, previewed.data]);
  const { data, error, isFetching, refetch } = isOpened ? opened : previewed;
  const lookHandlers = isOpened ? {} : { onScroll: look, onPointerDown: look, onFocus: look };
  return { data, error, isFetching, refetch, lookHandlers };
}
