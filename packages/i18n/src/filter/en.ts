export const phrases = {
  title: 'Filters',
  active: 'Filters ({{count}})',
  open: 'Filters',
  name: {
    jobProfile: 'Kind of work',
    jobType: 'Job type',
    shift: 'Hours',
    workPlace: 'Work from',
    pay: 'Pay a month',
    radiusKm: 'How far',
    experience: 'Experience',
    experienceYears: 'Years of experience',
    qualification: 'Studied up to',
  },

  allProfiles: 'All {{count}} kinds of work',
  fewerProfiles: 'Fewer',
  /** Labels of the two ends of a range slider, by unit. */
  ends: {
    rupees: { from: 'Lowest pay', to: 'Highest pay' },
    years: { from: 'From', to: 'To' },
  },
  radiusWithin: 'Within {{distance}}',
  radiusNeedsPlace: 'Counts once a city or your place is chosen.',
  city: 'City',
  useMyPlace: 'Jobs near me',
  nearMe: 'Near me',
  placeNotFound: 'Your place could not be found. Go where the sky is open, or choose a city.',
  findingPlace: 'Finding your place…',
  placeUnknown: 'We do not know where you are. Press “Near me”, or choose a city.',
  sort: { label: 'Order', HERE: 'Here first, then newest', NEWEST: 'Newest first', NEAREST: 'Nearest first' },
  clearFilters: 'Clear the filters',
  reset: 'Clear all',
  apply: 'Show jobs',
  showCapped: 'Show {{count}}+ jobs',
  showCount_one: 'Show {{count}} job',
  showCount_other: 'Show {{count}} jobs',

  remove: 'Remove {{name}}',
  /** A chip of what the search text excludes. */
  not: 'Not: {{name}}',
  /** A chip of what was understood, but cannot be searched for. */
  notApplied: 'not applied',
  understood: 'We searched for',
  loosen: 'More jobs this way',
  without: 'Without {{name}}',
} as const;
