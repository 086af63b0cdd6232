import { PLACE_FAR_KM } from '@nukkad/contract/partner/job-fields.wire.ts';
import { kmBetween } from '@nukkad/domain/geo.ts';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { MapPin } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import type { Point } from './create-pin-map.ts';
import { isSamePoint } from './device-point.ts';
import { LocateButton } from './locate-button.tsx';
import type { PinMapProps } from './pin-map.tsx';
import { useAreaNames } from './use-area-names.ts';

interface PinPartProps {
  /** The slug of the city. */
  readonly city: string;
  readonly pin: Point;
  readonly onMove: (point: Point) => void;
}

/** The exact place: where the device is, or a point on a map. */
export function PinPart(props: PinPartProps) {
  const { city, pin, onMove } = props;
  return (
    <>
      <LocateButton city={city} pin={pin} onFound={onMove} />
      <MapPart {...props} />
    </>
  );
}

/** The map, which is loaded when somebody opens it. If that fails, a sentence says so, and the form works without it. */
function MapPart(props: PinPartProps) {
  const t = useT('hire-place');
  const [map, setMap] = useState<{ readonly PinMap: ComponentType<PinMapProps> } | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [isFailed, setFailed] = useState(false);

  async function open(): Promise<void> {
    setLoading(true);
    setFailed(false);
    try {
      setMap(await import('./pin-map.tsx'));
    } catch {
      setFailed(true);
    }
    setLoading(false);
  }

  function fail(): void {
    setMap(null);
    setFailed(true);
  }

  if (map !== null) return <OpenMap {...props} PinMap={map.PinMap} onFailed={fail} />;
  return (
    <>
      <Button
        variant="secondary"
        isWide
        icon={<MapPin size={20} aria-hidden="true" />}
        isBusy={isLoading}
        onClick={() => void open()}
      >
        {t('openMap')}
      </Button>
      {isFailed && <p role="status">{t('mapFailed')}</p>}
    </>
  );
}

interface OpenMapProps extends PinPartProps {
  readonly PinMap: ComponentType<PinMapProps>;
  readonly onFailed: () => void;
}

/** The map, and how far the pin is from the middle of the city. A place that is too far from it is refused. */
function OpenMap({ city, pin, onMove, PinMap, onFailed }: OpenMapProps) {
  const t = useT('hire-place');
  const { distance } = useFormat();
  const { middle, names } = useAreaNames(city);
  // The place of the pin when a point was refused. The sentence goes when the pin moves.
  const [refusedAt, setRefusedAt] = useState<Point | null>(null);
  const isRefused = refusedAt !== null && isSamePoint(refusedAt, pin);
  if (middle === null) return <p role="status">{t('mapLoading')}</p>;

  function move(point: Point): boolean {
    const isFar = middle !== null && kmBetween(middle, point) > PLACE_FAR_KM;
    setRefusedAt(isFar ? pin : null);
    if (!isFar) onMove(point);
    return !isFar;
  }

  return (
    <div className="hire-pin">
      <p className="hire-pin__hint">{t('mapHint')}</p>
      <PinMap pin={pin} names={names} onMove={move} onFailed={onFailed} />
      {isRefused ? (
        <p className="nk-field__error" role="alert">
          {t('tooFar', { city: middle.name, kilometres: PLACE_FAR_KM })}
        </p>
      ) : (
        <p role="status">
          {t('fromMiddle', { city: middle.name, distance: distance(kmBetween(middle, pin)) })}
        </p>
      )}
    </div>
  );
}
