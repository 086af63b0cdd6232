import type { City } from '@nukkad/contract';
import { COUNT_CAP } from '@nukkad/contract/constants.ts';
import { useFormat, useLanguage, useT } from '@nukkad/i18n/react.ts';
import { Button, SectionTitle, Sign, StreetCorner, TextField } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { MapPin, Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { LazyCityPicker } from '../../features/cities/lazy-city-picker.ts';
import { useServices } from '../../lib/services.ts';
import { CitySelect } from './city-select.tsx';
import { jobCountQuery } from './landing-queries.ts';

/** What work, where, Search: a plain form that also works before and without script. */
export function Hero() {
  const t = useT('landing');
  const nav = useT('nav');
  const language = useLanguage();
  const navigate = useNavigate();
  const [city, setCity] = useState<City | null>(null);
  const [isOpen, setOpen] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      String(value).trim(),
    ]);
    const query = new URLSearchParams(entries.filter(([, value]) => value !== ''));
    navigate(`/joblist${query.size > 0 ? `?${query}` : ''}`);
  };
  return (
    <div className="landing-hero">
      <div className="landing-hero__words">
        <SectionTitle level={1} size="2xl">
          {t('headline')}
        </SectionTitle>
        <p className="landing-hero__line">{t('subline')}</p>
      </div>
      <StreetCorner words={[t('boards.tailor'), t('boards.food'), t('boards.parcel'), t('boards.work')]} />
      <Sign className="landing-hero__sign">
        <search>
          <form className="landing-hero__form" action={useHref('/joblist')} method="get" onSubmit={submit}>
            <TextField
              label={t('heroWhat')}
              name="q"
              type="search"
              autoComplete="off"
              placeholder={t('heroWhatHint')}
              prefix={<Search aria-hidden size={20} />}
            />
            <input type="hidden" name="city" value={city?.name ?? ''} />
            <div className="landing-hero__where">
              <span id="hero-where">{t('heroWhere')}</span>
              <button
                type="button"
                className="nk-box"
                id="hero-city"
                aria-labelledby="hero-where hero-city"
                aria-haspopup="dialog"
                data-chosen={city ? '' : undefined}
                onClick={() => setOpen(true)}
              >
                <MapPin aria-hidden size={20} />
                {city ? city.names[language] : nav('chooseCity')}
              </button>
            </div>
            <CitySelect />
            <Button type="submit" variant="accent" icon={<Search aria-hidden size={20} />}>
              {t('find')}
            </Button>
          </form>
        </search>
        <LiveCount city={city} />
      </Sign>
      <LazyCityPicker
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onChoose={(chosen) => {
          setCity(chosen);
          setOpen(false);
        }}
      />
    </div>
  );
}

/** How many jobs are open now, near the chosen city or in all. */
function LiveCount({ city }: { readonly city: City | null }) {
  const t = useT('landing');
  const { number } = useFormat();
  const language = useLanguage();
  const { data } = useQuery(jobCountQuery(useServices(), city?.name));
  if (!data) return null;
  const near = (count: number, place: string) =>
    count >= COUNT_CAP ? t('countNearMany', { count: COUNT_CAP, place }) : t('countNear', { count, place });
  return (
    <p className="landing-hero__count" role="status">
      {city && data.near !== null
        ? near(data.near, city.names[language])
        : t('countAll', { count: number(data.total), cities: number(data.cities) })}
    </p>
  );
}
