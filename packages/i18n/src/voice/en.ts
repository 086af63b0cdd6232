/** Speaking into a field, on the sites of seekers and companies. */
export const phrases = {
  notice:
    'Your browser turns what you say into words. For that its maker, for example Google or Apple, may process your voice.',
  begin: 'OK, listen',
  stop: 'Stop',
  heard: 'You said',
  again: 'Speak again',
  problem: {
    refused: 'The browser may not use the microphone. Allow it in the settings, or type instead.',
    'no-speech': 'No words came through. Please speak a little louder, close to the phone.',
    'no-microphone': 'No microphone was found. You can type instead.',
    'no-line': 'Understanding your voice needs the internet. Please try again when it is back.',
    'no-language': 'This browser does not understand this language yet. You can type instead.',
    failed: 'It did not work. Please try again, or type instead.',
  },
} as const;
