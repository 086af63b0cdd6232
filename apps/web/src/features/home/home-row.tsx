import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { House } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useHome } from '../../lib/place/home.ts';
import { useServices } from '../../lib/services.ts';
import { useIsSignedIn } from '../../lib/use-session.ts';
import { LazyHomeSheet } from './lazy-home-sheet.ts';
import './home-row.css';

/** A quiet row above a list: asks where the seeker lives, or says from where distances are measured. */
export function HomeRow({ city }: { readonly city: string | undefined }) {
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
  return (
    <>
      <button type="button" className="home-row" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <House aria-hidden size={18} />
        <span>{home ? (known ?? t('distance.fromOwn')) : t('distance.ask')}</span>
      </button>
      <LazyHomeSheet isOpen={isOpen} onClose={() => setOpen(false)} city={city} />
    </>
  );
}
