export const phrases = {
  title: 'Filters',
  active: 'Filters ({{count}})',
  open: 'Filters',
  name: {
    jobProfile: 'Kind of work',
    jobType: 'Job type',
    shift: 'Hours',
    workPlace: 'Home or workplace',
    pay: 'Pay a month',
    radiusKm: 'How far',
    experience: 'Experience',
    experienceYears: 'Years of experience',
    qualification: 'Studied up to',
  },

  allProfiles: 'All {{count}} kinds of work',
  fewerProfiles: 'Show fewer',
  /** Labels of the two ends of a range slider, by unit. */
  ends: {
    rupees: { from: 'Lowest pay', to: 'Highest pay' },
    years: { from: 'From', to: 'To' },
  },
  radiusWithin: 'Within {{distance}}',
  radiusNeedsPlace: 'Works once you choose a city or share your location.',
  city: 'City',
  useMyPlace: 'Jobs near me',
  nearMe: 'Near me',
  placeNotFound: 'We could not find where you are. Step outside and try again, or choose a city.',
  findingPlace: 'Finding where you are…',
  placeUnknown: 'We do not know where you are. Press “Near me”, or choose a city.',
  sort: {
    label: 'Sort by',
    HERE: 'Here first',
    NEWEST: 'Newest',
    NEAREST: 'Nearest',
  },
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
  notApplied: 'not used',
  /** Shown instead of `notApplied` for a landmark that the search does not know. */
  placeNotKnown: 'not on our map',
  /** A link to the same search in another place that the text names. `where` is “in Mumbai”. */
  alsoIn: 'Also look {{where}}',
  understood: 'We searched for',
  loosen: 'To see more jobs',
  without: 'Without {{name}}',
} as const;
