import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { useChosenCity } from '../../lib/place/chosen-city.ts';
import { useCityName } from '../../lib/place/use-city-name.ts';

interface OfferedCityProps {
  /** Called with the English name of the city. */
  readonly onChoose: (city: string) => void;
}

/** Offers the city in which the person searched last, so that it need not be typed; nothing if there is none. */
export function OfferedCity({ onChoose }: OfferedCityProps) {
  const t = useT('personal');
  const city = useChosenCity();
  const name = useCityName(city ?? undefined);
  if (city === null) return null;
  return (
    <Button variant="quiet" size="s" onClick={() => onChoose(city)}>
      {t('cityOffered', { city: name ?? city })}
    </Button>
  );
}
