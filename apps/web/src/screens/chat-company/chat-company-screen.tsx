import type { Namespace } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { ChatRoom } from '../../features/chat/chat-room.tsx';
import { loadCompany } from '../../features/companies/load-company.ts';
import { useCompany } from '../../features/companies/use-company.ts';
import { CandidatesOnly } from '../../features/session/candidates-only.tsx';
import { PageSkeleton } from '../../lib/page/page-skeleton.tsx';
import { ScreenPage } from '../../lib/page/screen-page.tsx';
import type { Services } from '../../lib/services.ts';

export const namespaces: readonly Namespace[] = ['chat', 'login-reasons'];

/** Loads the company whose id is the last six characters of the link; responds with 404 if it does not exist. */
export async function load(services: Services, url: URL): Promise<void> {
  await loadCompany(services, url);
}

/** The chat with a company. */
export function ChatCompanyScreen() {
  const t = useT('chat');
  const { data: company } = useCompany();
  if (!company) return null;
  return (
    <ScreenPage title={t('companyTitle', { company: company.name })} back="previous" isPersonal>
      <CandidatesOnly reason="chat" skeleton={<PageSkeleton />}>
        <ChatRoom key={company.id} peer={{ kind: 'company', company }} />
      </CandidatesOnly>
    </ScreenPage>
  );
}

export { ChatCompanyScreen as Screen };
