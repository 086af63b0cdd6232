import type { CoreConfig } from '../config/core-config.ts';

/** Returns the values of the placeholders in editorial texts: brand, operator, contacts. */
export function brandValues(config: CoreConfig): Record<string, string> {
  return {
    brandName: config.BRAND_NAME,
    operatorName: config.OPERATOR_NAME,
    postalAddress: config.OPERATOR_ADDRESS,
    supportEmail: config.SUPPORT_EMAIL,
    supportPhone: config.SUPPORT_PHONE,
    grievanceOfficer: config.GRIEVANCE_OFFICER,
    grievanceDays: String(config.GRIEVANCE_DAYS),
    jurisdictionCity: config.JURISDICTION_CITY,
  };
}
