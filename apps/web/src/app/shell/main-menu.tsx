import { useT } from '@nukkad/i18n/react.ts';
import { Menu } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useServices } from '../../lib/services.ts';
import { LanguageLinks } from './language-links.tsx';
import { useViewer } from './use-viewer.ts';

const ID = 'main-menu';

/** Opens the main navigation on narrow screens. A popover, so that it works without JavaScript. */
export function MenuButton() {
  const t = useT('nav');
  return (
    <button
      type="button"
      popoverTarget={ID}
      className="nk-icon-button site-header__menu"
      aria-label={t('menu')}
    >
      <Menu aria-hidden size={24} />
    </button>
  );
}

/** The main navigation: a row in the header, or a popover of the menu button on narrow screens. */
export function MainMenu() {
  const t = useT('nav');
  const { site } = useServices();
  const { isSignedIn, givenName } = useViewer();
  const { key } = useLocation();
  const places = useRef<HTMLElement>(null);
  // A navigation does not close the popover by itself.
  useEffect(() => places.current?.hidePopover?.(), [key]);
  const outside = [
    { href: site.employerUrl, text: t('employers') },
    { href: site.appUrl, text: t('downloadApp') },
  ];
  return (
    <nav ref={places} id={ID} popover="auto" aria-label={t('mainMenu')} className="site-header__nav">
      <NavLink to="/joblist">{t('searchJob')}</NavLink>
      <NavLink to="/myjobs">{t('myJobs')}</NavLink>
      <NavLink to="/interviewtips">{t('interviewTips')}</NavLink>
      {outside.map(
        ({ href, text }) =>
          href && (
            <a key={href} href={href} rel="noreferrer">
              {text}
            </a>
          ),
      )}
      <NavLink to="/selectlanguage" className="site-header__folded">
        {t('language')}
      </NavLink>
      <LanguageLinks className="menu-languages" />
      <NavLink to={isSignedIn ? '/profile' : '/register'} className="site-header__viewer">
        {isSignedIn ? (givenName ?? t('profile')) : t('login')}
      </NavLink>
    </nav>
  );
}
