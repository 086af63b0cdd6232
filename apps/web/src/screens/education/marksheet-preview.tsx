import { useT } from '@nukkad/i18n/react.ts';
import { Skeleton } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServices } from '../../lib/services.ts';

interface MarksheetPreviewProps {
  readonly stored: string | null;
  readonly chosen: Blob | null;
}

/** Returns an object URL for a picture that is not uploaded yet; null without a picture. */
function useLocalAddress(blob: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) {
      setAddress(null);
      return;
    }
    const url = URL.createObjectURL(blob);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  return address;
}

/** Shows the chosen picture, or else the stored one by a URL that is valid for a few minutes. */
export function MarksheetPreview({ stored, chosen }: MarksheetPreviewProps) {
  const t = useT('education');
  const { api } = useServices();
  const local = useLocalAddress(chosen);
  const signed = useQuery({
    queryKey: ['files.address', stored],
    queryFn: ({ signal }) => api.call('files.address', { key: stored ?? '' }, { signal }),
    enabled: stored !== null && chosen === null,
  });
  const address = local ?? (chosen ? null : signed.data?.url);
  if (address) return <img className="marksheet__picture" src={address} alt={t('marksheet.alt')} />;
  return signed.isLoading ? <Skeleton shape="picture" className="marksheet__picture" /> : null;
}
