export const WORK_TABS = ['fresher', 'experienced'] as const;
export type WorkTab = (typeof WORK_TABS)[number];

const ADDRESSES: Readonly<Record<WorkTab, string>> = { fresher: '/fresher', experienced: '/experience' };

export function workAddress(tab: WorkTab): string {
  return ADDRESSES[tab];
}

/** The tab that an address names; else the one that fits what the profile tells already. */
export function workTabOf(pathname: string, profile: { readonly professionalSummary: string }): WorkTab {
  const named = WORK_TABS.find((tab) => ADDRESSES[tab] === pathname);
  return named ?? (profile.professionalSummary ? 'experienced' : 'fresher');
}
