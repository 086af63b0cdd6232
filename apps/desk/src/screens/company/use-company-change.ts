import { companyChange, companyProfile } from '@nukkad/contract/partner/company.routes.ts';
import type { PartnerInput, PartnerOutput } from '@nukkad/contract/partner/define-partner-route.ts';
import { PartnerApiError } from '@nukkad/contract/partner/partner-client.ts';
import { partnerKey } from '../../lib/partner-query.ts';
import { useServices } from '../../lib/services.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';

export type CompanyProfile = PartnerOutput<typeof companyProfile>;
type Change = Omit<PartnerInput<typeof companyChange>['body'], 'version'>;

/** Returns a function that shows a new state of the company. */
export function useShowCompany() {
  const { queryClient } = useServices();
  return (company: CompanyProfile) =>
    queryClient.setQueryData(partnerKey(companyProfile, { params: { company: company.id } }), company);
}

/** Changes the company. After CHANGED_SINCE, the latest state is loaded and the error stays. */
export function useCompanyChange({ id, version }: CompanyProfile) {
  const { queryClient } = useServices();
  const show = useShowCompany();
  const command = usePartnerCommand(companyChange);
  const isOutdated = command.error instanceof PartnerApiError && command.error.code === 'CHANGED_SINCE';

  async function change(fields: Change): Promise<boolean> {
    const company = await command.run({ params: { company: id }, body: { version, ...fields } });
    if (company === null) return false;
    show(company);
    return true;
  }

  const reload = () => void queryClient.invalidateQueries({ queryKey: partnerKey(companyProfile) });
  return {
    change,
    reload,
    isOutdated,
    isBusy: command.isBusy,
    error: command.error,
    /** The fields that the API refuses. */
    issues: command.error instanceof PartnerApiError ? command.error.issues : [],
  };
}
