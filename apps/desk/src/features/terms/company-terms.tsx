import { companyTermsRead } from '@nukkad/contract/partner/company.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Collapsible } from '@nukkad/ui';
import { partnerKey, usePartnerQuery } from '../../lib/partner-query.ts';
import { useServices } from '../../lib/services.ts';

/** Returns a function that returns the version of the terms for companies. It loads the terms if need be. */
export function useTermsVersion(): () => Promise<string | undefined> {
  const { partner, queryClient } = useServices();
  return async () => {
    const terms = await queryClient
      .ensureQueryData({
        queryKey: partnerKey(companyTermsRead, {}),
        queryFn: () => partner.call(companyTermsRead, {}),
      })
      // The command that needs the version then says why it failed.
      .catch(() => undefined);
    return terms?.version;
  };
}

/** The terms for companies below a sentence that says that a press accepts them. */
export function CompanyTerms() {
  const t = useT('hire-join');
  const { data } = usePartnerQuery(companyTermsRead, {});
  if (data === undefined) return null;
  return (
    <Collapsible title={t('termsAccept')}>
      <h3>{data.title}</h3>
      {data.sections.map(({ id, title, body }) => (
        <section key={id}>
          <h4>{title}</h4>
          <div dangerouslySetInnerHTML={{ __html: body }} />
        </section>
      ))}
    </Collapsible>
  );
}
