import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  applicants: {
    withdrawn: '“{{jobTitle}}” साठीचा एक अर्ज मागे घेतला आहे. त्याची माहिती आता तुम्हाला दिसणार नाही.',
  },
} as const satisfies SameShape<typeof english>;
