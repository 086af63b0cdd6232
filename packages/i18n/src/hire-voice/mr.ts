import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  speak: 'बोलून लिहा: {{field}}',
  speakShort: 'बोलून लिहा',
  onlyWords: 'आम्हाला फक्त तेच शब्द मिळतात जे तुम्ही पुढे पाठवता.',
  listening: 'ऐकत आहे… कोणाला सांगता तसं बोला.',
  use: 'हेच लिहा',
  add: 'हे शब्द जोडा',
  failed: 'माइक सुरू झाला नाही. पुन्हा प्रयत्न करा, किंवा लिहा.',
} as const satisfies SameShape<typeof english>;
