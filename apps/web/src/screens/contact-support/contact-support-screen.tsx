import type { Namespace } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { CandidatesOnly } from '../../features/session/candidates-only.tsx';
import { PageSkeleton } from '../../lib/page/page-skeleton.tsx';
import { ScreenPage } from '../../lib/page/screen-page.tsx';
import { useServices } from '../../lib/services.ts';
import { useSession } from '../../lib/use-session.ts';
import { SupportForm } from './support-form.tsx';
import './contact-support.css';

export const namespaces: readonly Namespace[] = ['support', 'login-reasons'];

/** The contact addresses of the support team. Signed-in seekers can also send a message. */
export function ContactSupportScreen() {
  const t = useT('support');
  const isVisitor = useSession().status === 'visitor';
  return (
    <ScreenPage title={t('title')} back="/setting" isPersonal>
      <p className="screen-page__quiet">{isVisitor ? t('visitorIntro') : t('intro')}</p>
      <Addresses />
      <CandidatesOnly reason="support" skeleton={<PageSkeleton cards={1} />}>
        <SupportForm />
      </CandidatesOnly>
    </ScreenPage>
  );
}

function Addresses() {
  const t = useT('support');
  const { email, phone, address } = useServices().site.support;
  const lines = [
    { name: t('email'), value: email, href: email && `mailto:${email}` },
    { name: t('phone'), value: phone, href: phone && `tel:${phone.replaceAll(' ', '')}` },
    { name: t('address'), value: address, href: null },
  ].filter((line) => line.value);
  if (lines.length === 0) return null;
  return (
    <dl className="support-addresses nk-card">
      {lines.map(({ name, value, href }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{href ? <a href={href}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

export { ContactSupportScreen as Screen };
