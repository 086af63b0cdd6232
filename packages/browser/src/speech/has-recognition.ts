/** Returns whether this browser supports speech recognition, also under the prefixed name. */
export const hasRecognition = (): boolean =>
  'SpeechRecognition' in window || 'webkitSpeechRecognition' in window;
