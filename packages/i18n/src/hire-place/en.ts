/** The fields with which a member says where something is. */
export const phrases = {
  city: 'City or town',
  cityHint: 'Type the first letters, for example Nashik, and choose from the list. A PIN code works too.',
  cityMissing: 'Choose a city from the list, for example Nashik.',
  locality: 'Area or PIN code',
  localityHint: 'The first letters, for example Kothrud, or six digits, for example 411038.',
  middle: 'Without an area, people see the distance to the middle of {{city}}.',
  useLocation: 'Use my location',
  located: 'Got it. The pin is where you are now.',
  denied:
    'Your browser may not know where you are. Allow the location for this site in its settings, then press again.',
  unavailable: 'Your device does not know where it is. Turn on its location, or put the pin on the map.',
  timedOut: 'It took too long to find you. Please try again, better near a window.',
  deviceFar:
    'You are more than {{kilometres}} km from {{city}}. Press this at the workplace, or choose another city.',
  openMap: 'Show the exact place on the map',
  mapLoading: 'The map is being loaded…',
  mapFailed: 'The map could not be loaded. The rest of the form works without it.',
  map: 'Map of the workplace',
  mapHint: 'Press on the map or drag the pin to the door of your workplace. The arrow keys move it too.',
  pin: 'Pin of the workplace. The arrow keys move it.',
  fromMiddle: 'The pin is {{distance}} from the middle of {{city}}.',
  tooFar:
    'This place is more than {{kilometres}} km from {{city}}. Put the pin closer, or choose another city.',
  zoomIn: 'Closer',
  zoomOut: 'Farther away',
} as const;
