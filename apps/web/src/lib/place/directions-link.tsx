import type { GeoPoint } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { LinkButton } from '@nukkad/ui';
import { Navigation } from 'lucide-react';

interface DirectionsLinkProps {
  readonly address: string;
  /** Position of the destination; if null, the map searches for the address. */
  readonly position: GeoPoint | null;
}

/** Link to directions in the reader's map app. */
export function DirectionsLink({ address, position }: DirectionsLinkProps) {
  const t = useT('jobs');
  const common = useT('common');
  const target = position ? `${position.latitude},${position.longitude}` : encodeURIComponent(address);
  return (
    <LinkButton
      variant="secondary"
      href={`https://www.google.com/maps/dir/?api=1&destination=${target}`}
      target="_blank"
      rel="noreferrer"
      icon={<Navigation aria-hidden size={18} />}
    >
      {t('directions')} <span className="nk-hidden">({common('opensNewTab')})</span>
    </LinkButton>
  );
}
