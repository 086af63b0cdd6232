/** The help text of the metric `nukkad_valkey_failures`. */
export const VALKEY_FAILURES_HELP =
  'Commands since the start that Valkey did not answer: this process counted by itself.';
