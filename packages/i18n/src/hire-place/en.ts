/** The fields with which a member says where something is. */
export const phrases = {
  city: 'City or town',
  cityHint: 'Type the first letters, for example Nashik, and choose from the list. A PIN code works too.',
  cityMissing: 'Choose a city from the list, for example Nashik.',
  locality: 'Area or PIN code',
  localityHint: 'The first letters, for example Kothrud, or six digits, for example 411038.',
  middle: 'Without an area, people see the distance to the middle of {{city}}.',
  useLocation: 'I am there now',
  located: 'Got it. We know the place now.',
  failed: 'The phone did not tell the place. Please allow it, and try again.',
} as const;
