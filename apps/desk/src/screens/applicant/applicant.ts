import type { applicantOne } from '@nukkad/contract/partner/applicant.routes.ts';
import type { PartnerOutput } from '@nukkad/contract/partner/define-partner-route.ts';

/** An applicant as the company sees them. */
export type Applicant = PartnerOutput<typeof applicantOne>;
