/** Settings with the operator's details, which production requires. */
export const OPERATOR = {
  OPERATOR_NAME: 'Nukkad Jobs of the tests',
  OPERATOR_ADDRESS: 'Pune, Maharashtra, India',
  SUPPORT_EMAIL: 'support@nukkad-jobs.test',
  SUPPORT_PHONE: '+91 20 0000 0000',
  GRIEVANCE_OFFICER: 'Asha of the tests',
  JURISDICTION_CITY: 'Pune',
};
