import { PLACE_FAR_KM } from '@nukkad/contract/partner/job-fields.wire.ts';
import { suggestPlaces } from '@nukkad/contract/partner/suggestion.routes.ts';
import { kmBetween } from '@nukkad/domain/geo.ts';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { partnerKey } from '../../lib/partner-query.ts';
import { useServices } from '../../lib/services.ts';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import type { Point } from './create-pin-map.ts';
import { isSamePoint, readExactPoint } from './device-point.ts';

interface LocateButtonProps {
  /** The slug of the city. */
  readonly city: string;
  readonly pin: Point;
  /** Called with the position of the device, if it is near enough to the city. */
  readonly onFound: (point: Point) => void;
}

/** The result of a press, and where the pin was then. It is shown until the pin moves. */
interface Outcome {
  readonly text: string;
  readonly isProblem: boolean;
  readonly pin: Point;
}

/** Returns a function that reads the middle of a city and its name. It throws if the city cannot be read. */
function useReadMiddle(): (city: string) => Promise<{ readonly name: string; readonly middle: Point }> {
  const { partner, queryClient } = useServices();
  const language = useLanguage();
  return async (city) => {
    const input = { query: { city } };
    const { items } = await queryClient.fetchQuery({
      queryKey: partnerKey(suggestPlaces, input),
      queryFn: ({ signal }) => partner.call(suggestPlaces, input, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    });
    const own = items.find((place) => place.city === city && place.locality === null);
    if (own === undefined) throw new Error(`No city ${city}`);
    return { name: own.cityNames[language], middle: own };
  };
}

/** One press puts the pin where the device is. A position that is too far from the city is refused, and so says the page. */
export function LocateButton({ city, pin, onFound }: LocateButtonProps) {
  const t = useT('hire-place');
  const phrase = useErrorPhrase();
  const readMiddle = useReadMiddle();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function locate(): Promise<Outcome> {
    const problem = (text: string): Outcome => ({ text, isProblem: true, pin });
    const point = await readExactPoint();
    if (typeof point === 'string') return problem(t(point));
    try {
      const { name, middle } = await readMiddle(city);
      if (kmBetween(middle, point) > PLACE_FAR_KM)
        return problem(t('deviceFar', { city: name, kilometres: PLACE_FAR_KM }));
    } catch (error) {
      return problem(phrase(error) ?? '');
    }
    onFound(point);
    return { text: t('located'), isProblem: false, pin: point };
  }

  async function press(): Promise<void> {
    setBusy(true);
    setOutcome(null);
    setOutcome(await locate());
    setBusy(false);
  }

  const shown = outcome !== null && isSamePoint(outcome.pin, pin) ? outcome : null;
  return (
    <>
      <Button
        variant="secondary"
        isWide
        icon={<LocateFixed size={20} aria-hidden="true" />}
        isBusy={isBusy}
        onClick={() => void press()}
      >
        {t('useLocation')}
      </Button>
      {shown !== null && (
        <p
          className={shown.isProblem ? 'nk-field__error' : undefined}
          role={shown.isProblem ? 'alert' : 'status'}
        >
          {shown.text}
        </p>
      )}
    </>
  );
}
