import { COUNT_CAP } from '@nukkad/contract/constants.ts';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Button, opensDialog, SectionTitle, Sign, StreetCorner } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { MapPin, Search } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { CITY_SHEET } from '../../features/cities/city-sheet.tsx';
import { PlaceSheet } from '../../features/home/place-sheet.tsx';
import { listPath } from '../../features/job-search/search/list-path.ts';
import { useVoice } from '../../features/speech/use-voice.tsx';
import { chooseCity, useChosenCity } from '../../lib/place/chosen-city.ts';
import { useCityName } from '../../lib/place/use-city-name.ts';
import { useServices } from '../../lib/services.ts';
import { jobCountQuery } from './landing-queries.ts';
import { WorkField } from './work-field.tsx';

/** The search form of the landing page. It also works without JavaScript. */
export function Hero() {
  const t = useT('landing');
  const nav = useT('nav');
  const navigate = useNavigate();
  const city = useChosenCity();
  const cityName = useCityName(city ?? undefined);
  const form = useRef<HTMLFormElement>(null);
  /** Returns the path of the list of a place, for the work that is typed. */
  const listOf = (place: Readonly<Record<string, string>>, area = '') => {
    const work = String(new FormData(form.current ?? undefined).get('q') ?? '').trim();
    const text = [work, area].filter(Boolean).join(' ');
    return `/joblist?${new URLSearchParams({ ...(text !== '' && { q: text }), ...place })}`;
  };
  const voice = useVoice((text) =>
    navigate(`/joblist?${new URLSearchParams({ q: text, ...(city && { city }) })}`),
  );
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
      <Sign className="landing-hero__sign">
        <search>
          <form
            ref={form}
            className="landing-hero__form"
            action={useHref('/joblist')}
            method="get"
            onSubmit={submit}
          >
            <WorkField city={city ?? undefined} suffix={voice.button} />
            <input type="hidden" name="city" value={city ?? ''} />
            <div className="landing-hero__where">
              <span id="hero-where">{t('heroWhere')}</span>
              <button
                type="button"
                className="nk-box"
                id="hero-city"
                aria-labelledby="hero-where hero-city"
                data-chosen={city ? '' : undefined}
                {...opensDialog(CITY_SHEET)}
              >
                <MapPin aria-hidden size={20} />
                {city ? cityName : nav('chooseCity')}
              </button>
            </div>
            <Button type="submit" variant="accent" icon={<Search aria-hidden size={20} />}>
              {t('find')}
            </Button>
          </form>
          {voice.dialog}
        </search>
        <LiveCount city={city} place={cityName} />
      </Sign>
      {/* After the form, so that the form is painted first and does not push the picture down as it arrives. */}
      <StreetCorner words={[t('boards.tailor'), t('boards.food'), t('boards.parcel'), t('boards.work')]} />
      <PlaceSheet
        city={city ?? undefined}
        // The key leads on to the words of the language. It is shorter than they are, percent-encoded, in the HTML.
        pathOf={({ key }) => listPath(key)}
        onChoose={(chosen) => chooseCity(chosen?.name ?? null)}
        onNearMe={() => navigate(listOf({ near: 'me', sort: 'nearest' }))}
        onArea={(area) => navigate(listOf({}, area))}
      />
    </div>
  );
}

/** The number of open jobs near the chosen city, or in total. Nothing while the portal has none. */
function LiveCount({ city, place }: { readonly city: string | null; readonly place: string }) {
  const t = useT('landing');
  const { number } = useFormat();
  const { data } = useQuery(jobCountQuery(useServices(), city ?? undefined));
  if (!data || data.total === 0) return null;
  const near = (count: number, place: string) =>
    count >= COUNT_CAP ? t('countNearMany', { count: COUNT_CAP, place }) : t('countNear', { count, place });
  return (
    <p className="landing-hero__count" role="status">
      {city && data.near !== null
        ? near(data.near, place)
        : t('countAll', { count: number(data.total), cities: number(data.cities) })}
    </p>
  );
}
