import { useT } from '@nukkad/i18n/react.ts';
import { Wordmark } from '@nukkad/ui';
import { useServices } from '../../lib/services.ts';
import { useToday } from '../../lib/use-today.ts';
import { FooterCities } from './footer-cities.tsx';
import { FooterLinks } from './footer-links.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** The footer: cities, pages, social links, theme and owner. */
export function SiteFooter() {
  const t = useT('nav');
  const { site } = useServices();
  const pages = [
    { to: '/mainPage', text: t('findJobs') },
    { to: '/interviewtips', text: t('interviewTips') },
    { to: '/blog', text: t('blog') },
    { to: '/faq', text: t('faq') },
    { to: '/privacypolicy', text: t('privacy') },
    { to: '/selectlanguage', text: t('language') },
    { to: '/#mission', text: t('mission') },
    { to: '/#features', text: t('features') },
  ];
  const outside = [
    ...(site.employerUrl ? [{ to: site.employerUrl, text: t('employers'), isOutside: true }] : []),
    ...(site.appUrl ? [{ to: site.appUrl, text: t('downloadApp'), isOutside: true }] : []),
  ];
  return (
    <footer className="site-footer">
      <div className="nk-page site-footer__inner">
        <FooterCities />
        <FooterLinks title={t('footer')} links={[...pages, ...outside]} />
        {site.social.length > 0 && (
          <FooterLinks
            title={t('followUs')}
            links={site.social.map(({ name, url }) => ({ to: url, text: name, isOutside: true }))}
          />
        )}
        <Contact />
        <p className="site-footer__owner">
          <Wordmark name={site.brand} />
          <small>{t('copyright', { year: String(useToday().getUTCFullYear()), brand: site.brand })}</small>
        </p>
        <ThemeChoice />
      </div>
    </footer>
  );
}

function Contact() {
  const t = useT('nav');
  const { email, phone, address } = useServices().site.support;
  if (!email && !phone && !address) return null;
  return (
    <div className="site-footer__column">
      <h2>{t('contact')}</h2>
      <address className="site-footer__address">
        {address && <p>{address}</p>}
        {phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </address>
    </div>
  );
}
