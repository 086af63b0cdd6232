import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { House } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useHome } from '../../lib/place/home.ts';
import { useServices } from '../../lib/services.ts';
import { useIsSignedIn } from '../../lib/use-session.ts';
import { LazyHomeSheet } from './lazy-home-sheet.ts';
import './home-row.css';

interface HomeRowProps {
  readonly city: string | undefined;
  /** Shows only the question or the place. Screen readers read the whole sentence. */
  readonly isShort?: boolean;
}

/** A quiet row: asks where the seeker lives, or says from where distances are measured. */
export function HomeRow({ city, isShort = false }: HomeRowProps) {
  const t = useT('jobs');
  const language = useLanguage();
  const home = useHome();
  const services = useServices();
  const isSignedIn = useIsSignedIn();
  const [isOpen, setOpen] = useState(false);
  const shouldAdopt = isSignedIn && home === undefined;
  useEffect(() => {
    if (!shouldAdopt) return;
    void import('./adopt-profile-home.ts').then(({ adoptProfileHome }) => adoptProfileHome(services));
  }, [shouldAdopt, services]);
  const place = home?.names?.[language];
  const known = home?.pin ? t('distance.fromPin', { pin: home.pin }) : place && t('distance.from', { place });
  const sentence = home ? (known ?? t('distance.fromOwn')) : t('distance.askAndWhy');
  const short = home ? (home.pin ?? place ?? t('distance.fromHomeShort')) : t('distance.ask');
  return (
    <>
      <button
        type="button"
        className="home-row"
        aria-haspopup="dialog"
        aria-label={isShort ? sentence : undefined}
        onClick={() => setOpen(true)}
      >
        <House aria-hidden size={18} />
        <span>{isShort ? short : sentence}</span>
      </button>
      <LazyHomeSheet isOpen={isOpen} onClose={() => setOpen(false)} city={city} />
    </>
  );
}
